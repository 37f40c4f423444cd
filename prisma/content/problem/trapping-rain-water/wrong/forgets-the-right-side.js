// Wrong Answer: takes the water level from the left maximum alone
function trap(height) {
  let highest = 0;
  let water = 0;
  for (const bar of height) {
    highest = Math.max(highest, bar);
    water += highest - bar;
  }
  return water;
}
