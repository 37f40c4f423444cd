function carPooling(trips, capacity) {
  const change = Array(1001).fill(0);
  for (const [count, from, to] of trips) {
    change[from] += count;
    change[to] -= count;
  }
  let passengers = 0;
  for (const difference of change) {
    passengers += difference;
    if (passengers > capacity) return false;
  }
  return true;
}
