/** Long periods, some of them with a common factor. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const lines = Array.from({ length: size }, () => {
    const factor = random.pick([1, 1, 2, 30, 10_007]);
    const most = Math.floor(1_000_000_000 / factor);
    const m = factor * random.int(Math.floor(most / 2), most);
    const n = factor * random.int(Math.floor(most / 2), most);
    const r = random.int(0, m - 1);
    const s = Math.min(n - 1, factor * random.int(0, n / factor - 1) + (r % factor));
    return `${r} ${m} ${s} ${n}`;
  });
  return `${size}\n${lines.join('\n')}\n`;
}
