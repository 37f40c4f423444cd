function canPlaceFlowers(flowerbed, n) {
  const last = flowerbed.length - 1;
  let i = 0;
  while (i <= last && n > 0) {
    const leftEmpty = i === 0 || flowerbed[i - 1] === 0;
    const rightEmpty = i === last || flowerbed[i + 1] === 0;
    if (flowerbed[i] === 0 && leftEmpty && rightEmpty) {
      n--;
      i += 2;
    } else {
      i++;
    }
  }
  return n === 0;
}
