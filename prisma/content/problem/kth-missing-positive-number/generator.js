/** About half of the integers are present, and the answer is near the last element. */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  let value = 0;
  const arr = Array.from({ length: size }, (_, i) => {
    const most = 2 * size - (size - 1 - i);
    value = Math.min(most, value + random.int(1, 3));
    return value;
  });
  const missing = arr[size - 1] - size;
  return [arr, Math.max(1, missing + random.int(-2, 2))];
}
