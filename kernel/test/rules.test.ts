import { expect, it } from 'vitest';
import { parseRules } from '../src/index.ts';

const RULEBOOK = `# Toy

## 1 Set-up
- **TY-1.1** Shuffle the deck.
- **TY-1.2** Deal *three* cards
  to each player.

Words between clauses.
## 2 Turns
- **TY-2.10** Play one.
- A remark without an id, see **TY-1.1**.
`;

it('reads the clauses of a rulebook with their sections, long ones on one line', () => {
  expect(parseRules(RULEBOOK)).toEqual([
    { id: 'TY-1.1', section: '1 Set-up', text: 'Shuffle the deck.' },
    { id: 'TY-1.2', section: '1 Set-up', text: 'Deal *three* cards to each player.' },
    { id: 'TY-2.10', section: '2 Turns', text: 'Play one.' },
  ]);
});
