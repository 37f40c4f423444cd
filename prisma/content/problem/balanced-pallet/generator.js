/** Rows with equally many heavy and light boxes have long balanced substrings, the others short ones. */
export const smallest = 1;
export const largest = 200_000;
export const seeds = [1, 4, 7];

export function generate(size, random) {
  const letters = random.pick(['HLM', 'HHLM', 'HLLM', 'HHHHHLLLLM']);
  return `${random.text(size, letters)}\n`;
}
