function mergeKLists(lists) {
  const dummy = new ListNode();
  let tail = dummy;
  while (true) {
    let smallest = -1;
    for (let i = 0; i < lists.length; i++) {
      if (!lists[i]) continue;
      if (smallest < 0 || lists[i].val < lists[smallest].val) smallest = i;
    }
    if (smallest < 0) return dummy.next;
    tail.next = lists[smallest];
    tail = tail.next;
    lists[smallest] = tail.next;
  }
}
