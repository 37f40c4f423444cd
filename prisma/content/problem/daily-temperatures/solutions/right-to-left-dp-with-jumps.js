function dailyTemperatures(temperatures) {
  const wait = new Array(temperatures.length).fill(0);
  for (let day = temperatures.length - 2; day >= 0; day--) {
    let later = day + 1;
    while (wait[later] > 0 && temperatures[later] <= temperatures[day]) {
      later += wait[later];
    }
    if (temperatures[later] > temperatures[day]) wait[day] = later - day;
  }
  return wait;
}
