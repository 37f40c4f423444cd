// Wrong Answer: reads 09:59 as 959, so an hour has 100 minutes
function findMinDifference(timePoints) {
  const times = timePoints.map((time) => Number(time.replace(':', ''))).sort((a, b) => a - b);
  let smallest = times[0] + 2400 - times.at(-1);
  for (let i = 1; i < times.length; i++) smallest = Math.min(smallest, times[i] - times[i - 1]);
  return smallest;
}
