function carPooling(trips, capacity) {
  return trips.every(([, point]) => {
    let passengers = 0;
    for (const [count, from, to] of trips) {
      if (from <= point && point < to) passengers += count;
    }
    return passengers <= capacity;
  });
}
