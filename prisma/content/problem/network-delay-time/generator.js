/**
 * A chain through all nodes, whose edges are listed from the far end to the start, and four
 * times as many slow shortcuts. So a round over the edges takes the signal only one node further.
 * `size` counts nodes.
 */
export const smallest = 2;
export const largest = 100;
export const measuredUpTo = 2_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const order = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const times = [];
  for (let i = size - 2; i >= 0; i--) {
    const ends = new Set([i + 1]);
    for (let more = 0; more < 4; more++) {
      const j = i + random.int(2, 20);
      if (j < size) ends.add(j);
    }
    for (const j of ends) times.push([order[i], order[j], j === i + 1 ? 1 : 5 * (j - i) - random.int(0, 4)]);
  }
  return [times, size, order[0]];
}
