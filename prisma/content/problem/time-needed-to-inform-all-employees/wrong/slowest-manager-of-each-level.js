// Wrong Answer: waits on each level until the slowest manager is done before the next level starts
function numOfMinutes(n, headID, manager, informTime) {
  const subordinates = Array.from({ length: n }, () => []);
  manager.forEach((boss, i) => {
    if (boss !== -1) subordinates[boss].push(i);
  });
  let minutes = 0;
  let level = [headID];
  while (level.length > 0) {
    let slowest = 0;
    for (const employee of level) slowest = Math.max(slowest, informTime[employee]);
    minutes += slowest;
    level = level.flatMap((employee) => subordinates[employee]);
  }
  return minutes;
}
