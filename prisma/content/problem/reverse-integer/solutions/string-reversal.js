function reverse(x) {
  const size = Number([...String(Math.abs(x))].reverse().join(''));
  const result = x < 0 ? -size : size;
  return result >= -(2 ** 31) && result <= 2 ** 31 - 1 ? result + 0 : 0;
}
