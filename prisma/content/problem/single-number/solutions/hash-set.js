function singleNumber(nums) {
  const unpaired = new Set();
  for (const value of nums) {
    if (!unpaired.delete(value)) unpaired.add(value);
  }
  return [...unpaired][0];
}
