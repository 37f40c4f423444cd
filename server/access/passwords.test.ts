import { expect, test } from 'vitest';
import { hashPassword } from './passwords.ts';

test('stores a password as an argon2id hash with 64 MB of memory and three passes', async () => {
  expect(await hashPassword('correct horse battery staple')).toMatch(/^\$argon2id\$v=19\$m=65536,p=1,t=3\$/);
});
