/** A chain of managers with the other employees attached to it at random, with shuffled ids. */
export const smallest = 1;
export const largest = 50_000;
export const seeds = [1, 2, 3];

export function generate(size, random) {
  const chain = Math.min(1_900, Math.ceil(size / 2));
  const parents = [-1];
  const depths = [0];
  for (let i = 1; i < size; i++) {
    let parent = i < chain ? i - 1 : random.int(0, i - 1);
    if (depths[parent] >= 2_000) parent = 0;
    parents.push(parent);
    depths.push(depths[parent] + 1);
  }
  const ids = random.shuffle(parents.map((_, i) => i));
  const manager = new Array(size);
  const informTime = new Array(size).fill(0);
  parents.forEach((parent, i) => {
    manager[ids[i]] = parent < 0 ? -1 : ids[parent];
    if (parent >= 0) informTime[ids[parent]] = random.int(0, 1_000);
  });
  return [size, ids[0], manager, informTime];
}
