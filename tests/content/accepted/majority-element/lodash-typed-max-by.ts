function majorityElement(nums: number[]): number {
  const counts: _.Dictionary<number> = _.countBy(nums);
  return Number(_.maxBy(Object.keys(counts), (k: string) => counts[k]));
}
