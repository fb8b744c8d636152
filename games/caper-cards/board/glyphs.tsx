/** The small signs of the table, drawn by us, as large as the text around them. */
const GLYPH = { viewBox: '0 0 24 24', width: '1.15em', height: '1.15em', 'aria-hidden': true } as const;

/** The Boss. */
export const Crown = () => (
  <svg {...GLYPH} className="cc-glyph" fill="var(--cc-gold)">
    <path d="M3 18 2 7l6 5 4-8 4 8 6-5-1 11Z" />
  </svg>
);

/** Has seen the Reward. */
export const Eye = () => (
  <svg {...GLYPH} className="cc-glyph" fill="none" stroke="var(--cc-blue)" strokeWidth="2.400">
    <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z" />
    <circle cx="12" cy="12" r="3.500" />
  </svg>
);

/** A heist pulled off, or still to come. */
export const Gem = ({ isDone = true }: { readonly isDone?: boolean }) => (
  <svg {...GLYPH} className="cc-gem" data-done={isDone || undefined}>
    <path d="M7 3h10l4 6-9 12L3 9Z" />
    <path d="M3 9h18M7 3l5 6 5-6M12 9v12" />
  </svg>
);
