// Wrong Answer: sort() without a comparator compares strings and puts 16 before 4
function sortedSquares(nums) {
  return nums.map((num) => num * num).sort();
}
