function pairSum(head) {
  let n = 0;
  for (let node = head; node; node = node.next) n++;
  let best = 0;
  let first = head;
  for (let i = 0; i < n / 2; i++) {
    let twin = head;
    for (let step = 0; step < n - 1 - i; step++) twin = twin.next;
    best = Math.max(best, first.val + twin.val);
    first = first.next;
  }
  return best;
}
