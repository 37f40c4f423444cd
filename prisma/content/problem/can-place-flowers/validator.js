export function validate(flowerbed, n) {
  if (!Array.isArray(flowerbed) || flowerbed.length < 1 || flowerbed.length > 20_000)
    return 'flowerbed must have 1 to 20 000 plots';
  if (flowerbed.some((plot) => plot !== 0 && plot !== 1)) return 'each plot must be 0 or 1';
  if (flowerbed.some((plot, i) => plot === 1 && flowerbed[i - 1] === 1)) return 'two adjacent plots have a flower';
  if (!Number.isInteger(n) || n < 0 || n > flowerbed.length) return 'n must be 0 to the number of plots';
}
