// Wrong Answer: sort() without a comparison orders numbers as texts
function findMin(nums) {
  return nums.sort()[0];
}
