function canPlaceFlowers(flowerbed, n) {
  const bed = [0, ...flowerbed, 0];

  function canPlant(i, left) {
    if (left === 0) return true;
    if (i === bed.length - 1) return false;
    if (bed[i - 1] === 0 && bed[i] === 0 && bed[i + 1] === 0) {
      bed[i] = 1;
      const planted = canPlant(i + 1, left - 1);
      bed[i] = 0;
      if (planted) return true;
    }
    return canPlant(i + 1, left);
  }

  return canPlant(1, n);
}
