function lowerBound<T extends number | string>(xs: readonly T[], x: T, lo = 0, hi = xs.length): number {
    while (lo < hi) {
        const mid = (lo + hi) >>> 1;
        if (xs[mid] < x) lo = mid + 1; else hi = mid;
    }
    return lo;
}

function search(nums: number[], target: number): number {
    const i = lowerBound<number>(nums, target);
    return nums[i] === target ? i : -1;
}
