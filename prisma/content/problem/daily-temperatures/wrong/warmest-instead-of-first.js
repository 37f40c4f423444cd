// Wrong Answer: takes the warmest later day, not the first warmer one
function dailyTemperatures(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  let warmest = temperatures.length - 1;
  for (let day = temperatures.length - 1; day >= 0; day--) {
    if (temperatures[warmest] > temperatures[day]) wait[day] = warmest - day;
    else warmest = day;
  }
  return wait;
}
