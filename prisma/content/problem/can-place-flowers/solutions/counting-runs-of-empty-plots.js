function canPlaceFlowers(flowerbed, n) {
  let count = 0;
  let length = 1;
  for (const plot of flowerbed) {
    if (plot === 0) {
      length++;
    } else if (length > 0) {
      count += Math.floor((length - 1) / 2);
      length = 0;
    }
  }
  length++;
  count += Math.floor((length - 1) / 2);
  return count >= n;
}
