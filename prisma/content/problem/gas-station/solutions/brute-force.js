function canCompleteCircuit(gas, cost) {
  const count = gas.length;
  for (let start = 0; start < count; start++) {
    let tank = 0;
    for (let driven = 0; driven < count && tank >= 0; driven++) {
      const station = (start + driven) % count;
      tank += gas[station] - cost[station];
    }
    if (tank >= 0) return start;
  }
  return -1;
}
