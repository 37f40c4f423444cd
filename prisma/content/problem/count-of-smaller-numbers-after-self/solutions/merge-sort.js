function countSmaller(nums) {
  const counts = new Array(nums.length).fill(0);

  function sort(order) {
    if (order.length < 2) return order;
    const middle = order.length >> 1;
    const left = sort(order.slice(0, middle));
    const right = sort(order.slice(middle));
    const merged = [];
    let j = 0;
    for (const i of left) {
      while (j < right.length && nums[right[j]] < nums[i]) merged.push(right[j++]);
      counts[i] += j;
      merged.push(i);
    }
    while (j < right.length) merged.push(right[j++]);
    return merged;
  }

  sort([...nums.keys()]);
  return counts;
}
