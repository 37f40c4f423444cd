function dailyTemperatures(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  const waiting = [];
  for (const [day, degrees] of temperatures.entries()) {
    while (waiting.length > 0 && temperatures[waiting.at(-1)] < degrees) {
      const earlier = waiting.pop();
      wait[earlier] = day - earlier;
    }
    waiting.push(day);
  }
  return wait;
}
