/**
 * Words of eight letters that form a tree: each differs in one letter from one of the 40 words
 * before it. So the sequence is long and every word can be reached. `size` counts the words of
 * the list; the last one is the end.
 */
export const smallest = 1;
export const largest = 5_000;
export const seeds = [1, 2, 3];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

export function generate(size, random) {
  const words = [random.text(8, LETTERS.join(''))];
  const known = new Set(words);
  while (words.length <= size) {
    const base = words[random.int(Math.max(0, words.length - 40), words.length - 1)];
    const place = random.int(0, 7);
    const word = base.slice(0, place) + random.pick(LETTERS) + base.slice(place + 1);
    if (known.has(word)) continue;
    known.add(word);
    words.push(word);
  }
  return [words[0], words[size], random.shuffle(words.slice(1))];
}
