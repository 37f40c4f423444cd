/**
 * @param {ListNode} head
 * @return {boolean}
 */
var hasCycle = function(head) {
    const seen = new WeakSet();
    for (let n = head; n; n = n.next) {
        if (seen.has(n)) return true;
        seen.add(n);
    }
    return false;
};
