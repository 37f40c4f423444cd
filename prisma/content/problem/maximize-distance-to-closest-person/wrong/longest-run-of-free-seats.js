// Wrong Answer: returns the number of free seats in the longest run
function maxDistToClosest(seats) {
  let run = 0;
  let best = 0;
  for (const seat of seats) {
    run = seat === 0 ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return best;
}
