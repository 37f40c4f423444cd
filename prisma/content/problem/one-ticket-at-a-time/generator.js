/** Everybody wants very many tickets, and twenty persons are asked about. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const most = 1_000_000_000;
  const wanted = Array.from({ length: size }, () => random.int(most / 2, most));
  const persons = Array.from({ length: 20 }, () => random.int(1, size));
  return `${size}\n${wanted.join(' ')}\n20\n${persons.join(' ')}\n`;
}
