function minCostClimbingStairs(cost) {
  const memo = new Map();

  const least = (place) => {
    if (place < 2) return 0;
    if (!memo.has(place)) {
      const fromOne = least(place - 1) + cost[place - 1];
      const fromTwo = least(place - 2) + cost[place - 2];
      memo.set(place, Math.min(fromOne, fromTwo));
    }
    return memo.get(place);
  };

  return least(cost.length);
}
