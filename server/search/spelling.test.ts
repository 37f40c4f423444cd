import { expect, test } from 'vitest';
import { isOneErrorApart, isSpelled, neighbourhood, splits } from './spelling.ts';

const ONE_APART = [
  ['binary', 'binray'],
  ['two', 'tow'],
  ['deadlock', 'deadlok'],
  ['array', 'arrray'],
  ['array', 'arrays'],
  ['stack', 'stuck'],
  ['heap', 'xeap'],
  ['ab', 'ba'],
] as const;

test.each(ONE_APART)('%s and %s are one typing error apart, and neighbours', (one, other) => {
  expect(isOneErrorApart(one, other)).toBe(true);
  expect(isOneErrorApart(other, one)).toBe(true);
  expect(neighbourhood(one).some((left) => neighbourhood(other).includes(left))).toBe(true);
});

test.each([
  ['array', 'array'],
  ['array', 'arrayss'],
  ['abc', 'bcd'],
  ['abcd', 'badc'],
  ['stack', 'queue'],
  ['abc', 'cba'],
])('%s and %s are not', (one, other) => {
  expect(isOneErrorApart(one, other)).toBe(false);
});

test('recognises exactly the words that are one change apart', () => {
  const letters = ['a', 'b', 'c'];
  const words = letters.flatMap((x) => letters.flatMap((y) => [x + y, ...letters.map((z) => x + y + z)]));
  for (const one of words) {
    for (const other of words) {
      expect(isOneErrorApart(one, other), `${one} ${other}`).toBe(changed(one).has(other) && one !== other);
    }
  }
});

/** All words that one change makes from a word of a, b and c. */
function changed(word: string): Set<string> {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  return new Set(
    places.flatMap(([before, after]) => [
      before + after.slice(1),
      ...['a', 'b', 'c'].flatMap((letter) => [
        before + letter + after,
        ...(after ? [before + letter + after.slice(1)] : []),
      ]),
      ...(after.length > 1 ? [before + after.charAt(1) + after.charAt(0) + after.slice(2)] : []),
    ]),
  );
}

test('a word is split where a blank may be missing', () => {
  expect(splits('twosum')).toContainEqual(['two', 'sum']);
  expect(splits('abc')).toEqual([]);
});

test.each(['ab', 'x1y', 'café', '数组排', 'csharp', 'bigon', 'dotnet'])('%s is not corrected', (word) => {
  expect(isSpelled(word)).toBe(false);
});
