function kClosest(points, k) {
  const squaredDistance = ([x, y]) => x * x + y * y;
  const swap = (i, j) => {
    const point = points[i];
    points[i] = points[j];
    points[j] = point;
  };
  let low = 0;
  let high = points.length - 1;
  while (true) {
    const chosen = low + Math.floor(Math.random() * (high - low + 1));
    const pivot = squaredDistance(points[chosen]);
    let closerEnd = low;
    let unseen = low;
    let fartherStart = high + 1;
    while (unseen < fartherStart) {
      const distance = squaredDistance(points[unseen]);
      if (distance < pivot) swap(unseen++, closerEnd++);
      else if (distance > pivot) swap(unseen, --fartherStart);
      else unseen++;
    }
    if (k - 1 < closerEnd) high = closerEnd - 1;
    else if (k - 1 >= fartherStart) low = fartherStart;
    else return points.slice(0, k);
  }
}
