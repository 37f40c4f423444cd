// Wrong Answer: compares with the time of the next car ahead, which may be slowed down itself
function carFleet(target, position, speed) {
  const order = [...position.keys()].sort((i, j) => position[j] - position[i]);
  const times = order.map((i) => (target - position[i]) / speed[i]);
  return times.filter((time, i) => i === 0 || time > times[i - 1]).length;
}
