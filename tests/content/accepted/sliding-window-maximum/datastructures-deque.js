const { Deque } = require('@datastructures-js/deque');

var maxSlidingWindow = function(nums, k) {
    const dq = new Deque(), out = [];
    for (let i = 0; i < nums.length; i++) {
        while (!dq.isEmpty() && nums[dq.back()] <= nums[i]) dq.popBack();
        dq.pushBack(i);
        if (dq.front() <= i - k) dq.popFront();
        if (i >= k - 1) out.push(nums[dq.front()]);
    }
    return out;
};
