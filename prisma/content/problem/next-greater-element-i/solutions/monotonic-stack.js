function nextGreaterElement(nums1, nums2) {
  const nextGreater = new Map();
  const waiting = [];
  for (const num of nums2) {
    while (waiting.length > 0 && waiting.at(-1) < num) {
      nextGreater.set(waiting.pop(), num);
    }
    waiting.push(num);
  }
  return nums1.map((num) => nextGreater.get(num) ?? -1);
}
