function nextGreaterElement(nums1: number[], nums2: number[]): number[] {
  const greater = new Map<number, number>();
  const stack: number[] = [];
  for (const n of nums2) {
    while (stack.length && stack[stack.length - 1] < n) greater.set(stack.pop()!, n);
    stack.push(n);
  }
  return nums1.map((n) => greater.get(n) ?? -1);
}
