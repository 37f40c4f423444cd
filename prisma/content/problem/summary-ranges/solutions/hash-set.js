function summaryRanges(nums) {
  const present = new Set(nums);
  const ranges = [];
  for (const first of nums) {
    if (present.has(first - 1)) continue;
    let last = first;
    while (present.has(last + 1)) last++;
    ranges.push(first === last ? `${first}` : `${first}->${last}`);
  }
  return ranges;
}
