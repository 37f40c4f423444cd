/** One large circle and some small ones; with a small `k` each removal shifts many elements. */
export const smallest = 1;
export const largest = 1_000_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const games = [`${size} ${random.pick([1, 2, 1_000_000_000])}`];
  for (let i = 0; i < 50; i++) {
    games.push(`${random.int(1, Math.min(size, 100))} ${random.int(1, 1_000_000_000)}`);
  }
  return `${games.length}\n${random.shuffle(games).join('\n')}\n`;
}
