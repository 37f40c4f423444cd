/** About as many dependencies as tasks, mostly between tasks with close numbers, so that chains are long. */
export const smallest = 1;
export const largest = 100_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const days = Array.from({ length: size }, () => random.int(900_000_000, 1_000_000_000));
  const rules = [];
  for (let task = 2; task <= size; task++) rules.push(`${Math.max(1, task - random.int(1, 3))} ${task}`);
  for (let i = 0; i < size - 2; i += 2) {
    const first = random.int(1, size - 1);
    rules.push(`${first} ${random.int(first + 1, size)}`);
  }
  return [size, days.join(' '), rules.length, ...random.shuffle(rules)].join('\n') + '\n';
}
