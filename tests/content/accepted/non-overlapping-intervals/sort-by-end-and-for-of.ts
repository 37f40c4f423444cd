function eraseOverlapIntervals(intervals: number[][]): number {
    intervals.sort((a: number[], b: number[]): number => a[1] - b[1]);
    let end: number = Number.NEGATIVE_INFINITY, erased: number = 0;
    for (const [from, to] of intervals) {
        if (from >= end) end = to; else erased++;
    }
    return erased;
};
