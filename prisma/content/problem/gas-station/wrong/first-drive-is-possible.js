// Wrong Answer: starts at the first station whose own fuel is enough for its drive, although it may fail later
function canCompleteCircuit(gas, cost) {
  let total = 0;
  let start = -1;
  for (let station = 0; station < gas.length; station++) {
    const gain = gas[station] - cost[station];
    total += gain;
    if (start < 0 && gain >= 0) start = station;
  }
  return total >= 0 ? start : -1;
}
