function findMinDifference(timePoints) {
  if (timePoints.length > 1440) return 0;
  const isMarked = Array(1440).fill(false);
  for (const time of timePoints) {
    const [hour, minute] = time.split(':').map(Number);
    if (isMarked[60 * hour + minute]) return 0;
    isMarked[60 * hour + minute] = true;
  }

  const first = isMarked.indexOf(true);
  let previous = first;
  let smallest = 1440;
  for (let minute = first + 1; minute < 1440; minute++) {
    if (!isMarked[minute]) continue;
    smallest = Math.min(smallest, minute - previous);
    previous = minute;
  }
  return Math.min(smallest, first + 1440 - previous);
}
