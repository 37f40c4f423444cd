function maximizeXor(nums, queries) {
  return queries.map(([x, limit]) => {
    let best = -1;
    for (const num of nums) {
      if (num <= limit) best = Math.max(best, num ^ x);
    }
    return best;
  });
}
