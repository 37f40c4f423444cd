const sortColors = nums => {
    const c = [0, 0, 0];
    for (const n of nums) c[n]++;
    nums.fill(0, 0, c[0]).fill(1, c[0], c[0] + c[1]).fill(2, c[0] + c[1]);
};
