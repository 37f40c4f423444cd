function dailyTemperatures(temperatures) {
  return temperatures.map((degrees, day) => {
    for (let later = day + 1; later < temperatures.length; later++) {
      if (temperatures[later] > degrees) return later - day;
    }
    return 0;
  });
}
