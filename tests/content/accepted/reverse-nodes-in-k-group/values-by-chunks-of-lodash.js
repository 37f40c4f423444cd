var reverseKGroup = function(head, k) {
    const values = [];
    for (let n = head; n; n = n.next) values.push(n.val);
    const done = _.flatMap(_.chunk(values, k), part => part.length === k ? part.reverse() : part);
    return _.reduceRight(done, (next, val) => new ListNode(val, next), null);
};
