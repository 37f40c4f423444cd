// Wrong Answer: the binary search drops a speed that is exactly enough
function minEatingSpeed(piles, h) {
  let low = 1;
  let high = piles.reduce((most, pile) => Math.max(most, pile));
  while (low < high) {
    const speed = (low + high) >> 1;
    const hours = piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0);
    if (hours <= h) high = speed - 1;
    else low = speed + 1;
  }
  return low;
}
