// Wrong Answer: of two equal asteroids only the one that moves right is destroyed
function asteroidCollision(asteroids) {
  const left = [];
  for (const rock of asteroids) {
    while (left.at(-1) > 0 && left.at(-1) <= -rock) left.pop();
    if (rock > 0 || left.length === 0 || left.at(-1) < 0) left.push(rock);
  }
  return left;
}
