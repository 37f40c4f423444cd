function findMinDifference(timePoints) {
  const minutes = timePoints.map((time) => {
    const [hour, minute] = time.split(':').map(Number);
    return 60 * hour + minute;
  });
  let smallest = 1440;
  for (let i = 0; i < minutes.length; i++) {
    for (let j = 0; j < i; j++) {
      const difference = Math.abs(minutes[i] - minutes[j]);
      smallest = Math.min(smallest, difference, 1440 - difference);
    }
  }
  return smallest;
}
