function subsetsWithDup(nums) {
  const counts = new Map();
  for (const number of nums) counts.set(number, (counts.get(number) ?? 0) + 1);
  let selections = [[]];
  for (const [number, count] of counts) {
    selections = selections.flatMap((selection) =>
      Array.from({ length: count + 1 }, (_, taken) => [
        ...selection,
        ...Array(taken).fill(number),
      ]),
    );
  }
  return selections;
}
