// Wrong Answer: prefers the type with the most units in all its boxes together
function maximumUnits(boxTypes, truckSize) {
  let total = 0;
  for (const [count, units] of [...boxTypes].sort((a, b) => b[0] * b[1] - a[0] * a[1])) {
    const loaded = Math.min(count, truckSize);
    total += loaded * units;
    truckSize -= loaded;
  }
  return total;
}
