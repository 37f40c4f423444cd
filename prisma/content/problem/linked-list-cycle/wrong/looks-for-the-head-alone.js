// Time Limit Exceeded: a cycle need not contain the head, and then the loop never ends
var hasCycle = function (head) {
  for (let node = head?.next ?? null; node !== null; node = node.next) {
    if (node === head) return true;
  }
  return false;
};
