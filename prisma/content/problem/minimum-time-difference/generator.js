/** Random times; up to 480 of them are three minutes apart or more, longer arrays repeat times. */
export const smallest = 2;
export const largest = 20_000;
export const seeds = [1, 2, 3];

const text = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0')).join(':');

export function generate(size, random) {
  if (size > 480) return [Array.from({ length: size }, () => text(random.int(0, 1_439)))];
  const places = random.shuffle(Array.from({ length: 480 }, (_, i) => 3 * i));
  return [places.slice(0, size).map(text)];
}
