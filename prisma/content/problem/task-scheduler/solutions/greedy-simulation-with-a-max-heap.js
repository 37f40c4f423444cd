function leastInterval(tasks, n) {
  const counts = new Map();
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1);
  // At most 26 counts: sorting them costs no more than a heap.
  let left = [...counts.values()];
  let units = 0;
  while (left.length > 0) {
    left.sort((a, b) => b - a);
    const run = Math.min(n + 1, left.length);
    for (let i = 0; i < run; i++) left[i]--;
    left = left.filter((count) => count > 0);
    units += left.length > 0 ? n + 1 : run;
  }
  return units;
}
