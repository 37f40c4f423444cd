// Wrong Answer: links a group to the old first node of the next group, so nodes are lost
function reverseKGroup(head, k) {
  let answer = null;
  let first = head;
  while (first) {
    let after = first;
    for (let i = 0; i < k; i++) {
      if (!after) return answer;
      after = after.next;
    }
    let turned = after;
    for (let node = first; node !== after; ) {
      const following = node.next;
      node.next = turned;
      turned = node;
      node = following;
    }
    answer ??= turned;
    first = after;
  }
  return answer;
}
