// Wrong Answer: takes the jobs in the order given, without sorting them by time
function jobScheduling(startTime, endTime, profit) {
  const n = profit.length;
  const best = new Array(n + 1).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let next = i + 1;
    while (next < n && startTime[next] < endTime[i]) next++;
    best[i] = Math.max(best[i + 1], profit[i] + best[next]);
  }
  return best[0];
}
