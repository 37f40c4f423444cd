/**
 * // Definition for a _Node.
 * function _Node(val, neighbors) {
 *    this.val = val === undefined ? 0 : val;
 *    this.neighbors = neighbors === undefined ? [] : neighbors;
 * };
 */
var cloneGraph = function(node, map = new Map()) {
    if (!node) return null;
    if (!map.has(node.val)) {
        map.set(node.val, new _Node(node.val));
        map.get(node.val).neighbors = node.neighbors.map(n => cloneGraph(n, map));
    }
    return map.get(node.val);
};
