/** A random generator for inputs: the same seed gives the same values on every machine. */
export type Random = {
  /** An integer, both bounds included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns a new array. */
  shuffle<T>(list: readonly T[]): T[];
  text(length: number, letters: string): string;
};

/** The 32-bit generator mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] as never, // the list is not empty
    shuffle: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never]; // both are in it
      }
      return shuffled;
    },
    text: (length, letters) => Array.from({ length }, () => letters[int(0, letters.length - 1)]).join(''),
  };
}
