// Wrong Answer: in the given order, everybody takes the cheaper city until it is full
function twoCitySchedCost(costs) {
  const places = [costs.length / 2, costs.length / 2];
  let sum = 0;
  for (const cost of costs) {
    const cheaper = cost[0] <= cost[1] ? 0 : 1;
    const city = places[cheaper] > 0 ? cheaper : 1 - cheaper;
    places[city]--;
    sum += cost[city];
  }
  return sum;
}
