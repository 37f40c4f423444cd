/** Large numbers of stalls: half of them any, the others with many small factors. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 2, 3];

function withManyFactors(random) {
  let stalls = 1;
  for (;;) {
    const next = stalls * random.pick([2, 2, 2, 3, 3, 5, 7]);
    if (next > 1_000_000) return stalls;
    stalls = next;
  }
}

export function generate(size, random) {
  const stalls = Array.from({ length: size }, (_, index) =>
    index % 2 === 0 ? random.int(900_000, 1_000_000) : withManyFactors(random),
  );
  return `${size}\n${stalls.join(' ')}\n`;
}
