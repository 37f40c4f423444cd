function jobScheduling(startTime, endTime, profit) {
  const jobs = profit
    .map((earned, i) => ({ start: startTime[i], end: endTime[i], earned }))
    .sort((a, b) => a.start - b.start);

  function best(i) {
    if (i === jobs.length) return 0;
    let next = i + 1;
    while (next < jobs.length && jobs[next].start < jobs[i].end) next++;
    return Math.max(best(i + 1), jobs[i].earned + best(next));
  }

  return best(0);
}
