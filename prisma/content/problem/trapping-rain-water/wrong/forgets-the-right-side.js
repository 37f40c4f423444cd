// Wrong Answer: what the highest bar on the left holds runs off to the right if nothing there is as high
function trap(height) {
  let highest = 0;
  let water = 0;
  for (const bar of height) {
    highest = Math.max(highest, bar);
    water += highest - bar;
  }
  return water;
}
