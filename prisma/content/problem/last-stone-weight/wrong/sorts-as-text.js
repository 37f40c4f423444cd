// Wrong Answer: sort without a comparator compares strings and puts 9 after 10
function lastStoneWeight(stones) {
  while (stones.length > 1) {
    stones.sort();
    const rest = Math.abs(stones.pop() - stones.pop());
    if (rest > 0) stones.push(rest);
  }
  return stones[0] ?? 0;
}
