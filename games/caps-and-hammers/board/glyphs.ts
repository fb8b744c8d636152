/** Flat shapes on a field of 32 × 32; where two parts of one path overlap, the shape is cut out. */

/** One emblem for each type of action card, in the order of `KINDS`. */
export const EMBLEMS: readonly (readonly string[])[] = [
  // Diplomat: a briefcase.
  ['M11 9V5h10v4h8v18H3V9ZM14 9h4V8h-4ZM3 16h26v2H3ZM13 14h6v6h-6Z'],
  // Admiral: an anchor.
  [
    'M16 1a4.500 4.500 0 0 1 1.800 8.600V12H23v3.500h-5.200v11c4-.6 6.600-2.600 7.200-6.500l-2.500 1 3.500-6.500 4 6-2.100-.3C27.400 26.600 22.800 31 16 31S4.600 26.600 4.100 20.200L2 20.500l4-6L9.500 21 7 20c.6 3.900 3.200 5.900 7.200 6.500v-11H9V12h5.200V9.600A4.500 4.500 0 0 1 16 1Zm0 3a1.500 1.500 0 1 0 .01 0Z',
  ],
  // Spy: hat and dark glasses.
  [
    'M9 12c0-7 2-9 5-9 1 0 1 1 2 1s1-1 2-1c3 0 5 2 5 9ZM2 13.500h28V17H2Z',
    'M4 20h24v3h-1.500a5 5 0 0 1-9.500 1h-2a5 5 0 0 1-9.500-1H4Z',
  ],
  // Policeman: a shield with a chevron.
  ['M16 2 28 6v9c0 8-5 12-12 15C9 27 4 23 4 15V6ZM9 11v4.500l7 5 7-5V11l-7 5Z'],
  // Scientist: a flask.
  [
    'M11 2h10v3.500h-1.500V12l8 13.500c1.500 2.500.5 4.500-2.500 4.500H7c-3 0-4-2-2.500-4.500l8-13.500V5.500H11ZM11 23a2.200 2.200 0 1 0 4.400 0 2.200 2.200 0 1 0-4.400 0ZM18 20a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0Z',
  ],
  // Nuke: the trefoil.
  [
    'M13.300 20.700 8.800 28.500A14.500 14.500 0 0 0 23.200 28.500L18.700 20.700A5.400 5.400 0 0 1 13.300 20.700Z',
    'M10.600 16H1.500A14.500 14.500 0 0 1 8.700 3.400L13.300 11.300A5.400 5.400 0 0 0 10.600 16Z',
    'M21.400 16H30.500A14.500 14.500 0 0 0 23.300 3.400L18.700 11.300A5.400 5.400 0 0 1 21.400 16Z',
    'M13 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
  ],
  // Guerrilla: two machetes, crossed.
  [
    'M3 2c7 2 14 9 18 16l-3 3C13 16 6 11 3 2ZM19.500 22l3-3 7 7.500-3 3Z',
    'M29 2c-3 9-10 14-15 19l-3-3C15 11 22 4 29 2ZM9.500 19l3 3-7 7.500-3-3Z',
  ],
  // Defector: out through the door.
  ['M4 2h16v7h-3.500V5.500h-9v21h9V23H20v7H4Z', 'M12 13.500h10V8l9 8-9 8v-5.500H12Z'],
  // Soldier: a helmet with its strap.
  [
    'M4 19C4 9 9 4 16 4s12 5 12 15Z',
    'M1 20.500h30v3.500H1Z',
    'M7 25.500h3c1 2 3 3 6 3s5-1 6-3h3c-1 4-4 6-9 6s-8-2-9-6Z',
  ],
];

/** Star and hammer, by seat. */
export const FACTION_SHAPES: readonly string[] = [
  'M16 1.500 19.900 12H31l-8.900 6.800L25.400 30 16 23.300 6.600 30l3.300-11.200L1 12h11.100Z',
  'M3 4h19l7 5v5H3ZM13 14h6v17h-6Z',
];

/** One sign for each region, in the order of `REGIONS`. */
export const REGION_SHAPES: readonly string[] = [
  // South America: the cone.
  'M7 3l17 6-5 8-5 13-3-11-7-8Z',
  // Central America: the bridge of land.
  'M2 4l12 4 5 9 12 7-3 5-13-7-6-10-8-3Z',
  // Central Europe: the gate.
  'M3 4h26v4H3ZM4 10h24v18h-5v-9h-4v9h-6v-9H9v9H4Z',
  // Africa.
  'M9 3l13 2 3 8 5 1-6 8-5 8-4-5-1-9-8-1-3-6Z',
  // Middle East: the derrick.
  'M16 2l10 28h-4.500l-2-6h-7l-2 6H6ZM14 19h4L16 12Z',
  // East Asia: the pagoda.
  'M16 1l11 7h-4v4l7 6h-4v12h-6v-8h-8v8H6V18H2l7-6V8H5Z',
  // South-East Asia: the sun over the strait.
  'M8 16a8 8 0 0 1 16 0ZM2 18h28v3H2ZM6 23h20v3H6ZM10 28h12v2H10Z',
];

/** One sign for each lab, in the order of `LABS`. */
export const LAB_SHAPES: readonly string[] = [
  'M16 1c5 5 6.500 10 6.500 16l4.500 6v6l-7-3h-8l-7 3v-6l4.500-6C9.500 11 11 6 16 1ZM13.500 12a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0Z',
  'M1 12h9v8H1ZM22 12h9v8h-9ZM12 10h8v12h-8ZM14.500 3h3v6h-3ZM14.500 23h3v6h-3ZM10 15h2v2h-2ZM20 15h2v2h-2Z',
  'M11 2h10l7 17H4ZM14 8h4v4h-4ZM4 21h24l-4 4H8ZM9 27h3v4H9ZM20 27h3v4h-3ZM14.500 27h3v4h-3Z',
  'M16 2a12 12 0 0 1 12 12v10H4V14A12 12 0 0 1 16 2ZM9 11v8h14v-8ZM8 26h16v4H8Z',
  'M2 25c8-6 20-6 28 0v5H2ZM13 3h3v18h-3ZM16 3h12l-3 4.500 3 4.500H16Z',
];
