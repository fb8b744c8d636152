const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const DETOUR = 8;

const centreOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The thing next to the focused one in the direction of an arrow key; from nowhere, the first that is possible. */
export function neighbourOf(root: HTMLElement, key: string): HTMLElement | SVGElement | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')];
  const here = document.activeElement?.closest<HTMLElement | SVGElement>('[data-thing]');
  if (!here) return firstPossible(root) ?? things[0];
  const [x, y] = centreOf(here);
  const [dx, dy] = direction;
  let best: HTMLElement | SVGElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [thingX, thingY] = centreOf(thing);
    const along = (thingX - x) * dx + (thingY - y) * dy;
    const aside = Math.abs((thingX - x) * dy) + Math.abs((thingY - y) * dx);
    // What lies straight ahead is nearer than what lies aside; on a board one goes from space to space, past its pieces.
    const isOther = (thing.dataset['fixed'] === undefined) !== (here.dataset['fixed'] === undefined);
    const distance = (along + 2 * aside) * (isOther ? DETOUR : 1);
    if (thing !== here && along > 4 && distance < least) [best, least] = [thing, distance];
  }
  return best;
}

/** The first thing in reading order that can be chosen now. */
export const firstPossible = (root: HTMLElement): HTMLElement | SVGElement | undefined =>
  root.querySelector<HTMLElement | SVGElement>('[data-standing="possible"]') ?? undefined;

/** Whether a key press belongs to a field that is being filled in. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
