import fc from 'fast-check';
import { at, key, stamp, token, words } from '#shared/testing/sample-parts.ts';

const few = fc.constantFrom('problem:two-sum', 'question:os/1', 'problem:__proto__');

export const ownLists = fc.record({
  ...stamp,
  name: words,
  isRemoved: fc.boolean(),
  share: token,
  items: fc.dictionary(few, fc.record({ ...stamp, title: words, place: fc.nat(9), isIn: fc.boolean() })),
  rounds: fc.dictionary(key, at),
  stopped: fc.dictionary(fc.constantFrom('a'.repeat(22), 'b'.repeat(22)), at),
  marks: fc.dictionary(few, fc.record({ ...stamp, isDone: fc.boolean() })),
});
