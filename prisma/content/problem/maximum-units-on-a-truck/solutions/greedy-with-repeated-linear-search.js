function maximumUnits(boxTypes, truckSize) {
  const used = new Set();
  let total = 0;
  while (used.size < boxTypes.length && truckSize > 0) {
    let best = -1;
    for (const [i, [, units]] of boxTypes.entries()) {
      if (!used.has(i) && (best < 0 || units > boxTypes[best][1])) best = i;
    }
    used.add(best);
    const loaded = Math.min(boxTypes[best][0], truckSize);
    total += loaded * boxTypes[best][1];
    truckSize -= loaded;
  }
  return total;
}
