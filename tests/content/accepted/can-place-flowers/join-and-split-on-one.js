var canPlaceFlowers = function(flowerbed, n) {
    return ('0' + flowerbed.join('') + '0').split('1').reduce((sum, gap) => sum + Math.max(0, (gap.length - 1) >> 1), 0) >= n;
};
