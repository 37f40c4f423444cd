function minCostConnectPoints(points) {
  const parent = points.map((_, point) => point);

  function find(point) {
    while (parent[point] !== point) {
      parent[point] = parent[parent[point]];
      point = parent[point];
    }
    return point;
  }

  const links = [];
  points.forEach(([x, y], i) => {
    for (let j = 0; j < i; j++) {
      links.push([Math.abs(x - points[j][0]) + Math.abs(y - points[j][1]), i, j]);
    }
  });
  links.sort((a, b) => a[0] - b[0]);
  let total = 0;
  for (const [cost, i, j] of links) {
    const first = find(i);
    const second = find(j);
    if (first === second) continue;
    parent[first] = second;
    total += cost;
  }
  return total;
}
