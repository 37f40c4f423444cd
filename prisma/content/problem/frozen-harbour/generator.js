/** So much ice that long detours compete with breaking ice; small and large `k`. */
export const smallest = 1;
export const largest = 6400;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const columns = Math.ceil(Math.sqrt(size));
  const rows = Math.max(1, Math.floor(size / columns));
  const share = random.pick([30, 45, 60]);
  const harbour = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random.int(1, 100) <= share ? '#' : '.')),
  );
  harbour[0][0] = '.';
  harbour[rows - 1][columns - 1] = '.';
  const most = Math.min(500, rows + columns);
  const queries = [0, 1, 2, 3].map((part) => Math.floor((most * part) / 8));
  const lines = harbour.map((row) => row.join(''));
  return `${lines.join('\n')}\n4\n${random.shuffle(queries).join(' ')}\n`;
}
