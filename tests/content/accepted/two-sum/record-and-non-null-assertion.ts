const twoSum = (nums: number[], target: number): [number, number] => {
  const seen: Record<number, number> = {};
  for (const [i, n] of nums.entries()) {
    if (target - n in seen) return [seen[target - n]!, i];
    seen[n] = i;
  }
  throw new Error('no pair');
};
