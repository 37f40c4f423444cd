function numOfMinutes(n, headID, manager, informTime) {
  const subordinates = Array.from({ length: n }, () => []);
  manager.forEach((boss, i) => {
    if (boss !== -1) subordinates[boss].push(i);
  });

  function minutesBelow(employee) {
    let longest = 0;
    for (const other of subordinates[employee]) {
      longest = Math.max(longest, minutesBelow(other));
    }
    return informTime[employee] + longest;
  }

  return minutesBelow(headID);
}
