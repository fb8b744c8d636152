import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { fetchAccount } from '../../server/account.ts';
import { currentPass } from '../../server/pass.ts';
import { useAnswer } from '../../shell/useAnswer.ts';
import { useMineWords } from '../../words/mine.ts';

/** For whoever has no name here, or one that does not last: that their games may be elsewhere, or are here only. */
export function WhoAmI() {
  const words = useMineWords();
  const [pass] = useState(currentPass);
  const account = useAnswer(useCallback(async () => pass && (await fetchAccount(pass.token)), [pass]));
  if (pass && (typeof account !== 'object' || account.lasting)) return undefined;
  return (
    <p className="quiet-text">
      {pass ? words.onlyHere(pass.name) : words.elsewhere}{' '}
      <Link href="/settings#account">{pass ? words.keepName : words.signIn}</Link>
    </p>
  );
}
