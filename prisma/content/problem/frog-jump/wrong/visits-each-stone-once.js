// Wrong Answer: marks a stone as visited whatever the last jump was, but another jump may lead on from there
function canCross(stones) {
  const positions = new Set(stones);
  const visited = new Set();

  function canReach(position, k) {
    if (position === stones.at(-1)) return true;
    if (visited.has(position)) return false;
    visited.add(position);
    for (const step of [k + 1, k, k - 1]) {
      const next = position + step;
      if (step > 0 && positions.has(next) && canReach(next, step)) return true;
    }
    return false;
  }

  return canReach(0, 0);
}
