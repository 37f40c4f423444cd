function minCostClimbingStairs(cost) {
  const least = (place) => {
    if (place < 2) return 0;
    const fromOne = least(place - 1) + cost[place - 1];
    const fromTwo = least(place - 2) + cost[place - 2];
    return Math.min(fromOne, fromTwo);
  };

  return least(cost.length);
}
