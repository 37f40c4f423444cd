function superEggDrop(k, n) {
  const floors = new Array(k + 1).fill(0);
  let moves = 0;
  while (floors[k] < n) {
    moves++;
    for (let eggs = k; eggs > 0; eggs--) floors[eggs] += floors[eggs - 1] + 1;
  }
  return moves;
}
