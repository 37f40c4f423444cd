function singleNumber(nums) {
  for (const value of nums) {
    let count = 0;
    for (const other of nums) {
      if (other === value) count++;
    }
    if (count === 1) return value;
  }
  throw new Error('every number occurs twice');
}
