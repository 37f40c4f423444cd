var singleNonDuplicate = nums => nums.reduce((a, b) => a ^ b);
