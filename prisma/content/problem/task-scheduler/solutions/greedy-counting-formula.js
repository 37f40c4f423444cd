function leastInterval(tasks, n) {
  const counts = new Map();
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1);
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  let frame = (most - 1) * (n + 1);
  for (const count of counts.values()) {
    if (count === most) frame++;
  }
  return Math.max(frame, tasks.length);
}
