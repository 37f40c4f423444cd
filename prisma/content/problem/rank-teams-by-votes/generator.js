/** Votes for 26 teams, in which neighbouring places are often exchanged. `size` counts votes. */
export const smallest = 1;
export const largest = 1_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const common = random.shuffle([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
  return [
    Array.from({ length: size }, () => {
      const vote = [...common];
      for (let i = 0; i + 1 < vote.length; i++) {
        if (random.int(0, 1) === 1) [vote[i], vote[i + 1]] = [vote[i + 1], vote[i]];
      }
      return vote.join('');
    }),
  ];
}
