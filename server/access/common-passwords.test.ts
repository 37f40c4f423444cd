import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['iloveyou', 'baseball1', 'Password1', 'QWERTYUIOP', '1234567890'])(
  '%s is a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

// The second is in the same list, at position 41,740.
test.each(['correct horse battery staple', 'eight888', ' iloveyou', 'iloveyou and more'])(
  '%s is not one of the 10,000 most common passwords',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
