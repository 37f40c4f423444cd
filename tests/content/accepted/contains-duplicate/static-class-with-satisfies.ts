class Duplicates {
  static count(nums: readonly number[]): number {
    return nums.length - new Set(nums).size;
  }
}

function containsDuplicate(nums: number[]): boolean {
  return (Duplicates.count(nums) satisfies number) > 0;
}
