type Interval = [start: number, end: number];

function merge(intervals: number[][]): number[][] {
  const sorted = (intervals as Interval[]).sort(([a], [b]) => a - b);
  return sorted.reduce<Interval[]>((merged, [start, end]) => {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
    return merged;
  }, []);
}
