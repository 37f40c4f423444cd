function maxDistToClosest(seats) {
  let best = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    let distance = 0;
    while (seats[seat - distance] !== 1 && seats[seat + distance] !== 1) distance++;
    best = Math.max(best, distance);
  }
  return best;
}
