import { tell, type Advice, type Telling } from '@hideout/bots';
import { ClauseLink } from '@hideout/boardkit';
import type { ComponentProps } from 'react';

interface ReasonsProps extends Pick<ComponentProps<'ul'>, 'className' | 'aria-labelledby'> {
  readonly advice: Advice;
  readonly telling: Omit<Telling, 'reach'>;
}

/** Why a coach prefers one choice to another, each reason with the clauses that it rests on. */
export function Reasons({ advice: { reasons, reach }, telling, ...list }: ReasonsProps) {
  return (
    <ul {...list}>
      {reasons.map((reason, place) => {
        const { text, clauses } = tell(reason, { ...telling, reach });
        return (
          <li key={place}>
            {text}
            {clauses.map((clause) => (
              <span key={clause}>
                {' '}
                <ClauseLink clause={clause} />
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
