/** A dot that is full for whoever is there and empty for whoever is away; words beside it say the same. */
export const Dot = ({ state }: { readonly state: 'here' | 'away' }) => (
  <span className="dot" data-state={state} aria-hidden="true" />
);
