function carPooling(trips, capacity) {
  const events = [];
  for (const [count, from, to] of trips) {
    events.push([from, count], [to, -count]);
  }
  events.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  let passengers = 0;
  for (const [, change] of events) {
    passengers += change;
    if (passengers > capacity) return false;
  }
  return true;
}
