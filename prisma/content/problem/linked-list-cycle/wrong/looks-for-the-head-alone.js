// Time Limit Exceeded: a cycle need not go through the head, and then the walk never ends
var hasCycle = function (head) {
  for (let node = head?.next ?? null; node !== null; node = node.next) {
    if (node === head) return true;
  }
  return false;
};
