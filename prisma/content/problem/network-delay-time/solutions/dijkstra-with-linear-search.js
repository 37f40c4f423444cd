function networkDelayTime(times, n, k) {
  const connections = Array.from({ length: n + 1 }, () => []);
  for (const [u, v, w] of times) connections[u].push([v, w]);
  const arrival = Array(n + 1).fill(Infinity);
  arrival[k] = 0;
  const settled = Array(n + 1).fill(false);
  let last = 0;
  for (let round = 0; round < n; round++) {
    let nearest = 0;
    for (let node = 1; node <= n; node++) {
      if (!settled[node] && arrival[node] < arrival[nearest]) nearest = node;
    }
    if (nearest === 0) return -1;
    settled[nearest] = true;
    last = arrival[nearest];
    for (const [other, time] of connections[nearest]) {
      arrival[other] = Math.min(arrival[other], last + time);
    }
  }
  return last;
}
