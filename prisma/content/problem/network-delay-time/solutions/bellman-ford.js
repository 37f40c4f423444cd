function networkDelayTime(times, n, k) {
  const arrival = Array(n + 1).fill(Infinity);
  arrival[k] = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (const [u, v, w] of times) {
      if (arrival[u] + w < arrival[v]) {
        arrival[v] = arrival[u] + w;
        changed = true;
      }
    }
  }
  const last = Math.max(...arrival.slice(1));
  return last === Infinity ? -1 : last;
}
