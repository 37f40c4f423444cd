function maximumUnits(boxTypes, truckSize) {
  let total = 0;
  for (const [count, units] of [...boxTypes].sort((a, b) => b[1] - a[1])) {
    const loaded = Math.min(count, truckSize);
    total += loaded * units;
    truckSize -= loaded;
  }
  return total;
}
