function twoSum(nums: number[], target: number): number[] {
  const indexOf = new Map<number, number>();
  for (const [index, num] of nums.entries()) {
    const partner = indexOf.get(target - num);
    if (partner !== undefined) return [partner, index];
    indexOf.set(num, index);
  }
  return [];
}
