function findMinArrowShots(points) {
  const balloons = points.toSorted((a, b) => a[0] - b[0]);
  let arrows = 1;
  let smallestEnd = balloons[0][1];
  for (const [start, end] of balloons) {
    if (start > smallestEnd) {
      arrows++;
      smallestEnd = end;
    } else {
      smallestEnd = Math.min(smallestEnd, end);
    }
  }
  return arrows;
}
