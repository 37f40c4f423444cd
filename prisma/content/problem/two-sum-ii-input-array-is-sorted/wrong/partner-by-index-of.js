// Wrong Answer: indexOf finds the number itself if it is half of the target
function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    const second = numbers.indexOf(target - numbers[first]);
    if (second >= 0) return [first + 1, second + 1];
  }
  return [];
}
