/** The ids of all things that the board draws. */
export const THING =
  /^(card:[01]:[0-4]|place:[0-3]|influence:[0-3]:[01]|seat:[01]|country:(1?\d|20)|lab:[0-4]|defcon|deck|pile|report|clock|end)$/;
