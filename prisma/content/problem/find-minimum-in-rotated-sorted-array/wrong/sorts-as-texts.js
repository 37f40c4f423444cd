// Wrong Answer: sort() without a comparator orders numbers as strings
function findMin(nums) {
  return nums.sort()[0];
}
