// Wrong Answer: takes the level from the left side alone
function trap(height) {
  let highest = 0;
  let water = 0;
  for (const bar of height) {
    highest = Math.max(highest, bar);
    water += highest - bar;
  }
  return water;
}
