// Wrong Answer: never plants at the first or the last plot
function canPlaceFlowers(flowerbed, n) {
  for (let i = 1; i + 1 < flowerbed.length; i++) {
    if (flowerbed[i - 1] + flowerbed[i] + flowerbed[i + 1] === 0) {
      flowerbed[i] = 1;
      n--;
    }
  }
  return n <= 0;
}
