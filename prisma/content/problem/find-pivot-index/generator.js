/** Positive elements with the pivot near the end, so that both sides are long and are added up for nearly all indices. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const nums = Array.from({ length: size }, () => random.int(-5, 5));
  const pivot = Math.max(0, size - random.int(1, 200));
  let difference = 0;
  for (let i = 0; i < size; i++) if (i !== pivot) difference += i < pivot ? -nums[i] : nums[i];
  for (let i = 0; i < pivot && difference !== 0; i++) {
    const added = Math.max(-900, Math.min(900, difference));
    nums[i] += added;
    difference -= added;
  }
  return [nums];
}
