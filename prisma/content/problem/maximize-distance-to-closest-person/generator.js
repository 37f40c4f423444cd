/** Few people, mostly all in the second half, so that the search for the closest person takes long. */
export const smallest = 2;
export const largest = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const seats = new Array(size).fill(0);
  const people = random.int(1, Math.max(1, Math.min(4, Math.floor(size / 4))));
  const first = random.pick([0, 1, 1, 1]) * Math.floor(size / 2);
  for (let i = 0; i < people; i++) seats[random.int(first, size - 1)] = 1;
  return [seats];
}
