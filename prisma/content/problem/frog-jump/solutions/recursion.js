function canCross(stones) {
  const positions = new Set(stones);

  function canReach(position, k) {
    if (position === stones.at(-1)) return true;
    for (const step of [k + 1, k, k - 1]) {
      const next = position + step;
      if (step > 0 && positions.has(next) && canReach(next, step)) return true;
    }
    return false;
  }

  return canReach(0, 0);
}
