import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';

const INTS = [627073, 2735, 527447, 981050, 968377, 281103];
const SHUFFLED = [5, 1, 3, 2, 6, 4];
const TEXT = 'babaabab';
const PICKED = 'z';

// Inputs are generated from these numbers, and submissions are judged on them: they must never change.
describe('a random generator with a seed', () => {
  it('gives the same values everywhere', () => {
    const random = seededRandom(1);
    expect(Array.from({ length: 6 }, () => random.int(0, 999_999))).toEqual(INTS);
    expect(random.shuffle([1, 2, 3, 4, 5, 6])).toEqual(SHUFFLED);
    expect(random.text(8, 'abc')).toBe(TEXT);
    expect(random.pick(['x', 'y', 'z'])).toBe(PICKED);
  });

  it('gives other values for another seed', () => {
    expect(seededRandom(2).int(0, 999_999)).not.toBe(INTS[0]);
  });

  it('draws both bounds and nothing outside them', () => {
    const random = seededRandom(3);
    const drawn = new Set(Array.from({ length: 1000 }, () => random.int(-2, 2)));
    expect([...drawn].toSorted((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('does not change the list that it shuffles', () => {
    const list = [1, 2, 3];
    seededRandom(4).shuffle(list);
    expect(list).toEqual([1, 2, 3]);
  });
});
