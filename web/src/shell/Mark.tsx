/** The mark of the house: a lamp-lit door with a keyhole. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" width="1.75em" height="1.75em" aria-hidden="true">
    <path className="mark-door" d="M6 27V14a10 10 0 0 1 20 0v13Z" />
    <circle className="mark-key" cx="16" cy="14" r="3.200" />
    <path className="mark-key" d="M16 14.500 19 23h-6Z" />
    <path className="mark-floor" d="M3 27h26" />
  </svg>
);

/** Sliders, for the settings: on a phone they stand for the word. */
export const Sliders = () => (
  <svg className="sliders" viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
    <path d="M3 6h18M3 12h18M3 18h18" />
    <circle cx="16" cy="6" r="2.500" />
    <circle cx="8" cy="12" r="2.500" />
    <circle cx="14" cy="18" r="2.500" />
  </svg>
);
