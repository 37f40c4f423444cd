// Wrong Answer: smashes the two lightest stones instead of the two heaviest
function lastStoneWeight(stones) {
  while (stones.length > 1) {
    stones.sort((a, b) => b - a);
    const rest = Math.abs(stones.pop() - stones.pop());
    if (rest > 0) stones.push(rest);
  }
  return stones[0] ?? 0;
}
