// Wrong Answer: treats the last number as the neighbour of the first one
function containsDuplicate(nums) {
  const sorted = [...nums].sort((a, b) => a - b);
  return sorted.some((num, i) => num === sorted.at(i - 1));
}
