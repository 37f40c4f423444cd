function carFleet(target, position, speed) {
  const times = position.map((place, i) => (target - place) / speed[i]);
  const isHeldUp = (i) =>
    times.some((time, j) => position[j] > position[i] && time >= times[i]);
  return times.filter((_, i) => !isHeldUp(i)).length;
}
