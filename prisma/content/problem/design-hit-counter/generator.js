/** hit and getHits alternate, mostly in the same second as the call before, so that many hits are in the window. */
export const smallest = 2;
export const largest = 300;
export const measuredUpTo = 30_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const calls = [['HitCounter']];
  let time = 1;
  for (let i = 0; i < size; i++) {
    const kind = random.int(1, Math.max(100, Math.floor(size / 6)));
    if (kind === 1) time += random.int(295, 305);
    else if (kind < 50) time += random.int(1, 5);
    calls.push([i % 2 === 0 ? 'hit' : 'getHits', time]);
  }
  return calls;
}
