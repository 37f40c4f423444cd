// Wrong Answer: sort() without a comparison puts 16 before 4
function sortedSquares(nums) {
  return nums.map((num) => num * num).sort();
}
