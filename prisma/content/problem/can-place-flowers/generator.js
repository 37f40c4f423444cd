/** Runs of one to six empty plots between the flowers; `n` is about as many flowers as fit. */
export const smallest = 1;
export const largest = 20_000;
export const seeds = [1, 2, 3, 4];

export function generate(size, random) {
  const flowerbed = Array(size).fill(0);
  for (let i = random.int(0, 5); i < size; i += random.int(2, 7)) flowerbed[i] = 1;
  const runs = `0${flowerbed.join('')}0`.split('1');
  const most = runs.reduce((sum, run) => sum + Math.max(0, Math.floor((run.length - 1) / 2)), 0);
  return [flowerbed, Math.min(size, most + random.int(0, 1))];
}
