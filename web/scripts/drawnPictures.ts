import { CATALOGUE } from '@hideout/catalogue';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The picture of every game that has one, as the text of a drawing. */
export const DRAWN: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    CATALOGUE.map(async ({ id, picture }) => {
      const Picture = await picture?.();
      const drawn = Picture ? renderToStaticMarkup(createElement(Picture)) : '';
      return [id, drawn.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')] as const;
    }),
  ),
);
