/**
 * Most of the string is one repeated letter, and the words are runs of that letter, so there are very
 * many segmentations of everything before the last letter. Half of the inputs have no word with that letter.
 */
export const smallest = 1;
export const largest = 300;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const [most, last] = random.shuffle([...'abcdefgh']);
  const runs = random.shuffle(Array.from({ length: 20 }, (_, i) => most.repeat(i + 1)));
  if (random.int(0, 1) === 1) runs.push(most.repeat(random.int(0, 9)) + last);
  const text = most.repeat(size - 1) + last;
  return [text, random.shuffle(runs)];
}
