/** The four icons of a deck of cards, drawn by us so that they look alike on every machine. */
export const PIPS = {
  '♠': 'M12 1C9 6 2.5 9.400 2.500 14.300c0 3 2.200 5 4.800 5 1.500 0 2.800-.6 3.600-1.600-.2 2-.9 3.900-2.400 5.300h7c-1.500-1.400-2.200-3.300-2.400-5.300.8 1 2.100 1.600 3.600 1.600 2.600 0 4.800-2 4.800-5C21.500 9.400 15 6 12 1Z',
  '♥': 'M12 22C9 17.500 2 13.500 2 7.800 2 4.600 4.400 2.300 7.300 2.300c2 0 3.800 1.100 4.700 3 .9-1.900 2.700-3 4.700-3C19.600 2.300 22 4.600 22 7.800 22 13.500 15 17.500 12 22Z',
  '♦': 'M12 1c2 4 4.800 7.800 8.300 11C16.800 15.200 14 19 12 23 10 19 7.200 15.200 3.700 12 7.200 8.800 10 5 12 1Z',
  '♣': 'M12 1.500a4.900 4.900 0 0 0-4.200 7.400 5 5 0 1 0 2.900 9.000c-.2 2-.9 3.700-2.200 5.100h7c-1.300-1.400-2-3.100-2.200-5.100a5 5 0 1 0 2.900-9.000A4.900 4.900 0 0 0 12 1.500Z',
} as const;

/** One such icon, as large as the text around it. */
export const Pip = ({ suit, ink }: { readonly suit: keyof typeof PIPS; readonly ink?: string }) => (
  <svg className="pip" style={{ color: ink }} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
    <path d={PIPS[suit]} />
  </svg>
);
