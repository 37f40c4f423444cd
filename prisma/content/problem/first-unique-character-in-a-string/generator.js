/** The first half is one letter repeated, so that a scan for any other letter is long; the last letter may be the answer. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const [first, last, ...others] = random.shuffle([...'abcdefghijklmnopqrstuvwxyz']);
  const text = first.repeat(Math.ceil(size / 2)) + random.text(Math.floor(size / 2), others.slice(0, 5).join(''));
  return [random.int(0, 2) === 0 ? text : text.slice(0, -1) + last];
}
