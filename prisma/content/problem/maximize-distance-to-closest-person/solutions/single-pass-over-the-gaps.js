function maxDistToClosest(seats) {
  let last = -1;
  let best = 0;
  seats.forEach((seat, i) => {
    if (seat === 0) return;
    best = last < 0 ? i : Math.max(best, (i - last) >> 1);
    last = i;
  });
  return Math.max(best, seats.length - 1 - last);
}
