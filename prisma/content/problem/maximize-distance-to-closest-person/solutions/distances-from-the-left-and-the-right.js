function maxDistToClosest(seats) {
  const n = seats.length;
  const closest = [];
  let distance = Infinity;
  for (let seat = 0; seat < n; seat++) {
    distance = seats[seat] === 1 ? 0 : distance + 1;
    closest.push(distance);
  }
  let best = 0;
  distance = Infinity;
  for (let seat = n - 1; seat >= 0; seat--) {
    distance = seats[seat] === 1 ? 0 : distance + 1;
    best = Math.max(best, Math.min(closest[seat], distance));
  }
  return best;
}
