function sortedListToBST(head) {
  const build = (start, end) => {
    if (start === end) return null;
    let slow = start;
    let fast = start;
    while (fast !== end && fast.next !== end) {
      slow = slow.next;
      fast = fast.next.next;
    }
    return new TreeNode(slow.val, build(start, slow), build(slow.next, end));
  };
  return build(head, null);
}
