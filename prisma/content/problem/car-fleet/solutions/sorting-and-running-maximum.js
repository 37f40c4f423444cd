function carFleet(target, position, speed) {
  const order = [...position.keys()].sort((i, j) => position[j] - position[i]);
  let fleets = 0;
  let slowest = 0;
  for (const i of order) {
    const time = (target - position[i]) / speed[i];
    if (time > slowest) {
      slowest = time;
      fleets++;
    }
  }
  return fleets;
}
