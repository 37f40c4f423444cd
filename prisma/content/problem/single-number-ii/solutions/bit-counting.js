function singleNumber(nums) {
  let single = 0;
  for (let bit = 0; bit < 32; bit++) {
    let count = 0;
    for (const num of nums) count += (num >> bit) & 1;
    if (count % 3 === 1) single |= 1 << bit;
  }
  return single;
}
