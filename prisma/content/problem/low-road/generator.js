/** Distinct heights nearly everywhere, so that there are many limits to try. */
export const smallest = 1;
export const largest = 90_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const slope = random.pick([0, 0, 1_000_000]);
  const lines = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      return random.int(0, 300_000_000) + slope * Math.min(300, r + c);
    }).join(' '),
  );
  return `${rows} ${columns}\n${lines.join('\n')}\n`;
}
