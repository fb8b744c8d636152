import { Way } from '../../shell/Button.tsx';
import { useSameDealWords } from '../../words/sameDeal.ts';

/** The way from a deal that was played again to the game before it. */
export const ToComparison = ({ id }: { readonly id: string }) => (
  <Way to={`/compare/${id}`} look="primary" label={useSameDealWords().toComparison} />
);
