/**
 * Many triplets match two positions of the target but are too large at the third, and many are too small
 * everywhere. The few that help are missing in half of the inputs.
 */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const target = [random.int(400, 600), random.int(400, 600), random.int(400, 600)];
  const triplets = Array.from({ length: size }, () => {
    const triplet = target.map((value) => random.int(1, value - 1));
    if (random.int(0, 1) === 0) return triplet;
    const large = random.int(0, 2);
    return target.map((value, k) => (k === large ? random.int(value + 1, 1_000) : value));
  });
  const helped = random.int(0, 1) === 0 ? 3 : 2;
  for (let k = 0; k < Math.min(helped, size); k++) {
    triplets[size - 1 - k] = target.map((value, place) => (place === k ? value : random.int(1, value - 1)));
  }
  return [triplets, target];
}
