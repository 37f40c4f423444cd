function numOfMinutes(n, headID, manager, informTime) {
  let latest = 0;
  for (let i = 0; i < n; i++) {
    let minutes = 0;
    for (let boss = manager[i]; boss !== -1; boss = manager[boss]) {
      minutes += informTime[boss];
    }
    latest = Math.max(latest, minutes);
  }
  return latest;
}
