var productExceptSelf = function(nums) {
    var n = nums.length, res = new Int32Array(n).fill(1);
    for (var i = 1; i < n; i++) res[i] = res[i - 1] * nums[i - 1];
    for (var j = n - 1, p = 1; j >= 0; j--) { res[j] *= p; p *= nums[j]; }
    return res;
};
