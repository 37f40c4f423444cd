function findMinArrowShots(points) {
  let left = points;
  let arrows = 0;
  while (left.length > 0) {
    const arrow = left.reduce((least, [, end]) => Math.min(least, end), Infinity);
    left = left.filter(([start]) => start > arrow);
    arrows++;
  }
  return arrows;
}
