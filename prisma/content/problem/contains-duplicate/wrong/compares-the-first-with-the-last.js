// Wrong Answer: the neighbour of the first number is taken to be the last one
function containsDuplicate(nums) {
  const sorted = [...nums].sort((a, b) => a - b);
  return sorted.some((num, i) => num === sorted.at(i - 1));
}
