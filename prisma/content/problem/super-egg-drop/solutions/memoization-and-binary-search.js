function superEggDrop(k, n) {
  const memo = Array.from({ length: k + 1 }, () => new Array(n + 1).fill(0));

  function worstFrom(x, eggs, floors) {
    return Math.max(moves(eggs - 1, x - 1), moves(eggs, floors - x));
  }

  function moves(eggs, floors) {
    if (eggs === 1 || floors === 0) return floors;
    if (memo[eggs][floors] === 0) {
      let low = 1;
      let high = floors;
      while (low < high) {
        const x = (low + high) >> 1;
        if (moves(eggs - 1, x - 1) < moves(eggs, floors - x)) low = x + 1;
        else high = x;
      }
      let fewest = worstFrom(low, eggs, floors);
      if (low > 1) fewest = Math.min(fewest, worstFrom(low - 1, eggs, floors));
      memo[eggs][floors] = 1 + fewest;
    }
    return memo[eggs][floors];
  }

  return moves(k, n);
}
