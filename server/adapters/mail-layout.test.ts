import { expect, test } from 'vitest';
import { hello } from './mail-layout.ts';

test.each([
  ['Ada', 'Hello Ada,'],
  ['K.Rajesh', 'Hello K. Rajesh,'],
  ['evil.plumbing', 'Hello evil. plumbing,'],
  ['\u202Eadnama\u202C', 'Hello adnama,'],
  ['evil.com', 'Hello,'],
  ['\u200B', 'Hello,'],
])('a mail greets %j with %s', async (firstName, greeting) => {
  expect(hello(firstName)).toBe(greeting);
});
