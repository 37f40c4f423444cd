function superEggDrop(k, n) {
  let fewerEggs = Array.from({ length: n + 1 }, (_, floors) => floors);
  for (let eggs = 2; eggs <= k; eggs++) {
    const before = fewerEggs;
    const moves = new Array(n + 1).fill(0);
    const worstFrom = (x, floors) => Math.max(before[x - 1], moves[floors - x]);
    let x = 1;
    for (let floors = 1; floors <= n; floors++) {
      while (x < floors && worstFrom(x, floors) >= worstFrom(x + 1, floors)) x++;
      moves[floors] = 1 + worstFrom(x, floors);
    }
    fewerEggs = moves;
  }
  return fewerEggs[n];
}
