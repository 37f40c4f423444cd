/** Nearly one long chain of bosses, so that the paths up are long. As many queries as employees. */
export const smallest = 2;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const bosses = [];
  for (let employee = 2; employee <= size; employee++) {
    const back = random.int(0, 9) === 0 ? random.int(1, 4) : 1;
    bosses.push(Math.max(1, employee - back));
  }
  const questions = Array.from({ length: size }, () => `${random.int(1, size)} ${random.int(1, size)}`);
  return `${size}\n${bosses.join(' ')}\n${size}\n${questions.join('\n')}\n`;
}
