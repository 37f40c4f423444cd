function canCross(stones) {
  const indexOf = new Map(stones.map((position, i) => [position, i]));
  const failed = stones.map(() => new Set());

  function canReach(i, k) {
    if (i === stones.length - 1) return true;
    if (failed[i].has(k)) return false;
    for (const step of [k + 1, k, k - 1]) {
      const next = indexOf.get(stones[i] + step);
      if (step > 0 && next !== undefined && canReach(next, step)) return true;
    }
    failed[i].add(k);
    return false;
  }

  return canReach(0, 0);
}
