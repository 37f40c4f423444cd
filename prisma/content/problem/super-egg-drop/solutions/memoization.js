function superEggDrop(k, n) {
  const memo = Array.from({ length: k + 1 }, () => new Array(n + 1).fill(0));

  function moves(eggs, floors) {
    if (eggs === 1 || floors === 0) return floors;
    if (memo[eggs][floors] === 0) {
      let fewest = floors;
      for (let x = 1; x <= floors; x++) {
        const worse = Math.max(moves(eggs - 1, x - 1), moves(eggs, floors - x));
        fewest = Math.min(fewest, 1 + worse);
      }
      memo[eggs][floors] = fewest;
    }
    return memo[eggs][floors];
  }

  return moves(k, n);
}
