function canCompleteCircuit(gas, cost) {
  let tank = 0;
  let lowest = 0;
  let start = 0;
  for (let station = 0; station < gas.length; station++) {
    if (tank < lowest) {
      lowest = tank;
      start = station;
    }
    tank += gas[station] - cost[station];
  }
  return tank >= 0 ? start : -1;
}
