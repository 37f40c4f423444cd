// Wrong Answer: sort without a comparison puts 9 behind 10, as text
function lastStoneWeight(stones) {
  while (stones.length > 1) {
    stones.sort();
    const rest = Math.abs(stones.pop() - stones.pop());
    if (rest > 0) stones.push(rest);
  }
  return stones[0] ?? 0;
}
