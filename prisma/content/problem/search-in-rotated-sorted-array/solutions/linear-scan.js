var search = function (nums, target) {
  return nums.indexOf(target);
};
