function maximumUnits(boxTypes, truckSize) {
  const boxes = Array(1001).fill(0);
  for (const [count, units] of boxTypes) boxes[units] += count;
  let total = 0;
  for (let units = 1000; units > 0 && truckSize > 0; units--) {
    const loaded = Math.min(boxes[units], truckSize);
    total += loaded * units;
    truckSize -= loaded;
  }
  return total;
}
