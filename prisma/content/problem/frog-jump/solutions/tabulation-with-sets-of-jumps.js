function canCross(stones) {
  const jumps = new Map(stones.map((position) => [position, new Set()]));
  jumps.get(0).add(0);
  for (const position of stones) {
    for (const k of jumps.get(position)) {
      for (const step of [k - 1, k, k + 1]) {
        if (step > 0) jumps.get(position + step)?.add(step);
      }
    }
  }
  return jumps.get(stones.at(-1)).size > 0;
}
