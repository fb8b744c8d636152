import { useStore } from '@hideout/boardkit/store';
import type { Wire } from '../../server/Wire.ts';
import { useInvitationWords } from '../../words/invitation.ts';

/** Tells whoever watches that they do. */
export function Watching({ wire }: { readonly wire: Wire }) {
  const words = useInvitationWords();
  const { table } = useStore(wire);
  if (table?.phase !== 'playing' || table.seat !== undefined) return undefined;
  return (
    <p className="table-call" role="status">
      {words.watching}
    </p>
  );
}
