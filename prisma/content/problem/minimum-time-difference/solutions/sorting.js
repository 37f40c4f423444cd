function findMinDifference(timePoints) {
  const minutes = timePoints.map((time) => {
    const [hour, minute] = time.split(':').map(Number);
    return 60 * hour + minute;
  });
  minutes.sort((a, b) => a - b);
  minutes.push(minutes[0] + 1440);
  let smallest = 1440;
  for (let i = 1; i < minutes.length; i++) {
    smallest = Math.min(smallest, minutes[i] - minutes[i - 1]);
  }
  return smallest;
}
