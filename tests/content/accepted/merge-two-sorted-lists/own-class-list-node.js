class ListNode {
    constructor(val = 0, next = null) {
        this.val = val;
        this.next = next;
    }
}

const mergeTwoLists = function (list1, list2) {
    if (!list1 || !list2) return list1 || list2;
    const [small, large] = list1.val < list2.val ? [list1, list2] : [list2, list1];
    return new ListNode(small.val, mergeTwoLists(small.next, large));
};
