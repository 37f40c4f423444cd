function findMinArrowShots(points) {
  const balloons = points.toSorted((a, b) => a[1] - b[1]);
  let arrows = 1;
  let arrow = balloons[0][1];
  for (const [start, end] of balloons) {
    if (start > arrow) {
      arrows++;
      arrow = end;
    }
  }
  return arrows;
}
