const SHAPES = [
  <circle key="circle" cx="8" cy="8" r="6" />,
  <path key="triangle" d="M8 1.5 15 14H1Z" />,
  <rect key="square" x="2.5" y="2.5" width="11" height="11" />,
  <path key="diamond" d="M8 .8 15.2 8 8 15.2.8 8Z" />,
];

/** The shape and colour of a seat: circle, triangle, square, diamond. */
export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg
    className="seat-mark"
    fill={`var(--seat-${seat})`}
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    aria-hidden="true"
  >
    {SHAPES[seat % SHAPES.length]}
  </svg>
);
