function carFleet(target, position, speed) {
  const order = [...position.keys()].sort((i, j) => position[i] - position[j]);
  const leaders = [];
  for (const i of order) {
    const time = (target - position[i]) / speed[i];
    while (leaders.at(-1) <= time) leaders.pop();
    leaders.push(time);
  }
  return leaders.length;
}
