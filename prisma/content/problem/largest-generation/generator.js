/** Half of the persons form one long chain with random numbers, the others are attached to it. */
export const smallest = 1;
export const largest = 500_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const persons = random.shuffle(Array.from({ length: size }, (_, i) => i + 1));
  const line = Math.ceil(size / 2);
  const parents = new Array(size);
  persons.forEach((person, i) => {
    if (i === 0) parents[person - 1] = 0;
    else parents[person - 1] = i < line ? persons[i - 1] : persons[random.int(0, line - 1)];
  });
  return `${size}\n${parents.join(' ')}\n`;
}
