function numOfMinutes(n, headID, manager, informTime) {
  const subordinates = Array.from({ length: n }, () => []);
  manager.forEach((boss, i) => {
    if (boss !== -1) subordinates[boss].push(i);
  });

  const minutes = new Array(n).fill(0);
  let latest = 0;
  const queue = [headID];
  for (const employee of queue) {
    latest = Math.max(latest, minutes[employee]);
    for (const other of subordinates[employee]) {
      minutes[other] = minutes[employee] + informTime[employee];
      queue.push(other);
    }
  }
  return latest;
}
