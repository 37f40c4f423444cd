/** A corridor that winds through the whole plan, or a hall with some walls. */
export const smallest = 1;
export const largest = 160_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const isCorridor = random.int(0, 2) > 0;
  const plan = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      if (!isCorridor) return random.int(0, 9) === 0 ? '#' : '.';
      return r % 2 === 1 && c !== (r % 4 === 1 ? columns - 1 : 0) ? '#' : '.';
    }),
  );
  plan[0][0] = 'L';
  return `${plan.map((row) => row.join('')).join('\n')}\n`;
}
