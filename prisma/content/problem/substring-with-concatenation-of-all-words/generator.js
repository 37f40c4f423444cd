/** The words repeat in `s` in the same order with a few faults, so that most windows fail late or fit. */
export const smallest = 1;
export const largest = 10_000;
export const measuredUpTo = 20_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const width = size < 8 ? 1 : 2;
  const count = Math.max(1, Math.floor(size / (4 * width)));
  const words = Array.from({ length: count }, () => random.text(width, 'ab'));
  let s = words
    .join('')
    .repeat(Math.ceil(size / (count * width)))
    .slice(0, size);
  for (let fault = random.int(0, 2); fault > 0; fault--) {
    const place = random.int(0, size - 1);
    s = `${s.slice(0, place)}c${s.slice(place + 1)}`;
  }
  return [s, random.shuffle(words)];
}
