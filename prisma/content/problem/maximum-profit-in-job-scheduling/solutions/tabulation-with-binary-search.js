function jobScheduling(startTime, endTime, profit) {
  const jobs = profit
    .map((earned, i) => ({ start: startTime[i], end: endTime[i], earned }))
    .sort((a, b) => a.start - b.start);

  function firstFrom(time) {
    let low = 0;
    let high = jobs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (jobs[middle].start < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  const best = new Array(jobs.length + 1).fill(0);
  for (let i = jobs.length - 1; i >= 0; i--) {
    const { end, earned } = jobs[i];
    best[i] = Math.max(best[i + 1], earned + best[firstFrom(end)]);
  }
  return best[0];
}
