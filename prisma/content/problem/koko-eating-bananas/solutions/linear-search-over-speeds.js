function minEatingSpeed(piles, h) {
  const hours = (speed) =>
    piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0);
  let speed = 1;
  while (hours(speed) > h) speed++;
  return speed;
}
