var twoSum = function(numbers, target) {
    let l = 0, r = numbers.length - 1;
    while (numbers[l] + numbers[r] !== target) {
        numbers[l] + numbers[r] < target ? l++ : r--;
    }
    if (numbers.length < 5) console.log(l, r, numbers);
    return [l + 1, r + 1];
};

console.log(twoSum([2, 7, 11, 15], 9));
