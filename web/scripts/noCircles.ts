import type { Plugin } from 'vite';

/** Refuses a build in which files wait for each other: what one needs of the other would not be there yet. */
export const noCircles = (): Plugin => ({
  name: 'hideout-no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const follow = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) this.error(`files in a circle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`);
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) follow(next, [...way, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) follow(file, []);
  },
});
