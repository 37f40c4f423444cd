/** Nearly all elements are equal, so that common subarrays are long and counting them from each pair is slow. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const made = () => {
    const nums = Array(size).fill(7);
    for (let others = random.int(0, 3); others > 0; others--) nums[random.int(0, size - 1)] = random.int(0, 100);
    return nums;
  };
  return [made(), made()];
}
