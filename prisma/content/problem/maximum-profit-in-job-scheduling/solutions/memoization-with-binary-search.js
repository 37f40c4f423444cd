function jobScheduling(startTime, endTime, profit) {
  const jobs = profit
    .map((earned, i) => ({ start: startTime[i], end: endTime[i], earned }))
    .sort((a, b) => a.start - b.start);
  const memo = new Map();

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

  function best(i) {
    if (i === jobs.length) return 0;
    if (!memo.has(i)) {
      const done = jobs[i].earned + best(firstFrom(jobs[i].end));
      memo.set(i, Math.max(best(i + 1), done));
    }
    return memo.get(i);
  }

  return best(0);
}
