import { expect, test } from 'vitest';
import { hashPassword } from './passwords.ts';

test('a password is kept as an argon2id hash that takes 64 MB and three passes over them to try', async () => {
  expect(await hashPassword('correct horse battery staple')).toMatch(/^\$argon2id\$v=19\$m=65536,p=1,t=3\$/);
});
