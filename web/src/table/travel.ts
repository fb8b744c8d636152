/** Where every thing that can travel was, by id. */
export type Places = ReadonlyMap<string, DOMRect>;

const TIMING: KeyframeAnimationOptions = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

const thingsIn = (root: HTMLElement) =>
  root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]:not([data-fixed])');

/** Notes where the things are. */
export function placesIn(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>();
  for (const element of thingsIn(root)) places.set(element.dataset['thing']!, element.getBoundingClientRect());
  return places;
}

/** The things that are on their way: to ask the page for its animations would make it work everything out again first. */
const travelling = new Set<Element>();

/**
 * How every thing travels from where it was to where it is; a new one comes from the thing that it names. Returns how to
 * set them all in motion, but for those that are on their way already, if these are to be left alone.
 */
export function journeysFrom(places: Places, root: HTMLElement, areLeftAlone: boolean): () => void {
  // All places are read before anything is set in motion: in turns, each would make the page lay itself out again.
  const journeys = [...thingsIn(root)].map((element) =>
    areLeftAlone && travelling.has(element) ? undefined : journeyOf(element, places),
  );
  return () => {
    for (const journey of journeys) journey?.();
  };
}

/** How to set the thing in motion; undefined when it stays where it was. */
function journeyOf(element: HTMLElement | SVGElement, places: Places): (() => void) | undefined {
  const { thing, from } = element.dataset;
  const old = places.get(thing!);
  const source = from?.split(' ').find((id) => places.has(id));
  const origin = old ?? (source === undefined ? undefined : places.get(source));
  if (!origin) return () => void move(element, { opacity: [0, 1] });
  const now = element.getBoundingClientRect();
  const dx = origin.x - now.x + (origin.width - now.width) / 2;
  const dy = origin.y - now.y + (origin.height - now.height) / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2 || now.width === 0) return undefined;
  const unit = element instanceof SVGGraphicsElement ? 1 / (element.getScreenCTM()?.a ?? 1) : 1;
  const scale = old ? Math.min(2, Math.max(0.5, origin.width / now.width)) : 0.6;
  const start = `translate(${dx * unit}px, ${dy * unit}px) scale(${scale})`;
  return () => travel(element, { transform: [start, 'none'], opacity: [old ? 1 : 0.2, 1] });
}

/** Only transform and opacity move: the browser then draws every frame without asking the page. Height is set for the whole way. */
function travel(element: HTMLElement | SVGElement, way: PropertyIndexedKeyframes): void {
  const land = () => {
    element.style.zIndex = '';
  };
  element.style.zIndex = '5';
  const animation = move(element, way);
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
}

function move(element: Element, way: PropertyIndexedKeyframes): Animation {
  const animation = element.animate(way, TIMING);
  const arrive = () => travelling.delete(element);
  travelling.add(element);
  animation.addEventListener('finish', arrive);
  animation.addEventListener('cancel', arrive);
  return animation;
}
