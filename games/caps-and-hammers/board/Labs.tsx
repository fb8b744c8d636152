import { RANKS, returnWith, type Event, type View } from '../rules/index.ts';
import { Detail, ThingItem, Zone, type BoardProps } from '@hideout/boardkit';
import { NOBODY } from '@hideout/kernel';
import { NAMES } from './names.ts';
import { FactionMark, LabSign } from './Glyph.tsx';
import { BOARD_WORDS } from './words.ts';

type LabsProps = Pick<BoardProps<Event, View>, 'view' | 'language'>;

/** The five science labs and who controls them. */
export const Labs = ({ view, language }: LabsProps) => (
  <Zone label={BOARD_WORDS[language].labs} className="ch-labs">
    {view.labs.map((_, lab) => (
      <Lab key={lab} lab={lab} view={view} language={language} />
    ))}
  </Zone>
);

function Lab({ lab, view, language }: LabsProps & { readonly lab: number }) {
  const words = BOARD_WORDS[language];
  const { owner, used } = view.labs[lab]!;
  const isInPlay = view.lab === lab + 1;
  const isUsed = used && view.step === 'protests';
  const state = owner !== NOBODY ? words.controlled(words.factions[owner]!) : isInPlay ? words.inPlay : words.notYet;
  return (
    <ThingItem
      id={`lab:${lab}`}
      label={[NAMES[language].lab(lab), state, ...(isUsed ? [words.used] : [])].join(', ')}
      actions={[returnWith(lab)]}
      className="ch-lab"
      detail={<Detail text={words.labUse(RANKS[lab]!, lab + 1)} clauses={['CH-2.2', 'CH-7.2']} />}
    >
      <span
        className="ch-lab-face"
        data-owner={owner === NOBODY ? undefined : owner}
        data-in-play={isInPlay || undefined}
        data-used={isUsed || undefined}
      >
        <LabSign lab={lab} />
        <b>{RANKS[lab]}</b>
        {owner !== NOBODY && <FactionMark seat={owner} />}
      </span>
    </ThingItem>
  );
}
