function pairSum(head) {
  const values = [];
  for (let node = head; node; node = node.next) values.push(node.val);
  let best = 0;
  for (let left = 0, right = values.length - 1; left < right; left++, right--) {
    best = Math.max(best, values[left] + values[right]);
  }
  return best;
}
