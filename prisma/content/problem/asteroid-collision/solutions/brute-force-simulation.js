function asteroidCollision(asteroids) {
  const rocks = [...asteroids];
  const findPair = () => rocks.findIndex((rock, i) => rock > 0 && rocks[i + 1] < 0);
  for (let i = findPair(); i >= 0; i = findPair()) {
    const sum = rocks[i] + rocks[i + 1];
    if (sum > 0) rocks.splice(i + 1, 1);
    else if (sum < 0) rocks.splice(i, 1);
    else rocks.splice(i, 2);
  }
  return rocks;
}
