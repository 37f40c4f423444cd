function sortedSquares(nums: number[]): number[] {
  return Array.from(Int32Array.from(nums, (n: number): number => n * n).sort());
}
