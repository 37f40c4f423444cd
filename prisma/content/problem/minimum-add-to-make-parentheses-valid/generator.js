/**
 * Deeply nested pairs, so that only one at a time can be removed from the middle, with unmatched parentheses
 * on both sides. `size` counts characters.
 */
export const smallest = 1;
export const largest = 1_000;
export const measuredUpTo = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const alone = random.int(0, Math.floor(size / 5));
  const before = random.int(0, alone);
  const pairs = Math.floor((size - alone) / 2);
  const nested = '('.repeat(pairs) + ')'.repeat(pairs);
  const behind = '('.repeat(size - before - nested.length);
  return [')'.repeat(before) + nested + behind];
}
