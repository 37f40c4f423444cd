// Wrong Answer: with an odd number of lists, the last one has no partner and is lost
function mergeKLists(lists) {
  while (lists.length > 1) {
    const merged = [];
    for (let i = 0; i + 1 < lists.length; i += 2) {
      merged.push(merge(lists[i], lists[i + 1]));
    }
    lists = merged;
  }
  return lists[0] ?? null;
}

function merge(a, b) {
  if (!a || !b) return a ?? b;
  if (a.val > b.val) return merge(b, a);
  a.next = merge(a.next, b);
  return a;
}
