function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first++) {
    let low = first + 1;
    let high = numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[first] + numbers[middle] < target) low = middle + 1;
      else high = middle;
    }
    if (numbers[first] + numbers[low] === target) return [first + 1, low + 1];
  }
  return [];
}
