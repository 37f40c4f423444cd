function scan(xs: number[]): number[];
function scan(xs: number[], reverse: true): number[];
function scan(xs: number[], reverse = false): number[] {
  const out: number[] = [];
  let acc = 1;
  for (const x of reverse ? [...xs].reverse() : xs) {
    out.push(acc);
    acc *= x;
  }
  return reverse ? out.reverse() : out;
}

function productExceptSelf(nums: number[]): number[] {
  const right = scan(nums, true);
  return scan(nums).map((left, i) => left * right[i]);
}
