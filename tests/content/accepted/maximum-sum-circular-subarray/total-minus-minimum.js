var maxSubarraySumCircular = function(A) {
    var total = 0, maxSum = A[0], curMax = 0, minSum = A[0], curMin = 0;
    A.forEach(function (a) {
        curMax = Math.max(curMax + a, a);
        maxSum = Math.max(maxSum, curMax);
        curMin = Math.min(curMin + a, a);
        minSum = Math.min(minSum, curMin);
        total += a;
    });
    return maxSum > 0 ? Math.max(maxSum, total - minSum) : maxSum;
};
