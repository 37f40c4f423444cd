/**
 * Words of five letters, each of which differs in one letter from one of the 30 words before it. The end is a word as
 * far away as possible to which few shortest sequences lead. `size` counts the words of the list.
 */
export const smallest = 1;
export const largest = 500;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

const LETTERS = 'abcdefgh';
const MOST_SEQUENCES = 100;

export function generate(size, random) {
  const words = [random.text(5, LETTERS)];
  const known = new Set(words);
  while (words.length <= size) {
    const base = words[random.int(Math.max(0, words.length - 30), words.length - 1)];
    const place = random.int(0, 4);
    const word = base.slice(0, place) + random.text(1, LETTERS) + base.slice(place + 1);
    if (known.has(word)) continue;
    known.add(word);
    words.push(word);
  }
  return [words[0], farthest(words[0], known), random.shuffle(words.slice(1))];
}

/** The last word that BFS visits among those with few shortest sequences. */
function farthest(start, known) {
  const counts = new Map([[start, 1]]);
  let end = start;
  let layer = [start];
  while (layer.length > 0) {
    const found = new Map();
    for (const word of layer) {
      for (const other of neighbours(word)) {
        if (known.has(other) && !counts.has(other)) found.set(other, (found.get(other) ?? 0) + counts.get(word));
      }
    }
    for (const [word, count] of found) {
      counts.set(word, count);
      if (count <= MOST_SEQUENCES) end = word;
    }
    layer = [...found.keys()];
  }
  return end;
}

function neighbours(word) {
  return [...word].flatMap((_, place) =>
    [...LETTERS].map((letter) => word.slice(0, place) + letter + word.slice(place + 1)),
  );
}
