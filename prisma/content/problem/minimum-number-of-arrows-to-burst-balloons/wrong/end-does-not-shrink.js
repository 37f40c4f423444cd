// Wrong Answer: keeps the end of the first balloon of a group, although a later one may end earlier
function findMinArrowShots(points) {
  points.sort((a, b) => a[0] - b[0]);
  let arrows = 1;
  let end = points[0][1];
  for (const balloon of points) {
    if (balloon[0] > end) {
      arrows++;
      end = balloon[1];
    }
  }
  return arrows;
}
