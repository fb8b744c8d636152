/** Drawn from the middle of the space: whole glass shines, broken glass has cracks and a hole. */
export const GLINT = 'm-13 5l18 -18m-12 26l20 -20';
export const CRACKS = 'm-3 -5l8 -2 4 7 -5 6 -8 -1zm0 0l-8 -14m16 12l12 -10m-8 17l13 9m-18 -3l-4 13m-4 -14l-15 5';
/** A live alarm rings; a silent one is struck through. */
export const BELL = 'm-10 7c4 -3 2 -17 10 -17s6 14 10 17zm7 2a3 3 0 0 0 6 0m-17 -17q-3 6 0 12m28 -12q3 6 0 12';
export const SILENT_BELL = 'm-10 7c4 -3 2 -17 10 -17s6 14 10 17zm7 2a3 3 0 0 0 6 0m-16 2l26 -25';
