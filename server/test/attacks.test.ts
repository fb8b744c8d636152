import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../trials/attacks.ts';

describe('the house withstands', () => {
  it.each(Object.values(ATTACKS))(
    '$title',
    async (attack) => {
      expect(await attack.try('short')).toMatchObject({ holds: true });
    },
    240_000,
  );
});
