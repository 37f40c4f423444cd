/** addNum and findMedian alternate; the numbers decrease on the whole, so that they are inserted near the front. */
export const smallest = 2;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['MedianFinder']];
  for (let i = 0; i < size; i++) {
    if (i % 2 === 1) calls.push(['findMedian']);
    else calls.push(['addNum', random.int(0, 100_000) - 2 * i]);
  }
  return calls;
}
