// Wrong Answer: relaxes all edges only once, whatever their order is
function networkDelayTime(times, n, k) {
  const arrival = Array(n + 1).fill(Infinity);
  arrival[k] = 0;
  for (const [u, v, w] of times) arrival[v] = Math.min(arrival[v], arrival[u] + w);
  const last = Math.max(...arrival.slice(1));
  return last === Infinity ? -1 : last;
}
