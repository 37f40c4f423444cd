/**
 * Definition for _Node.
 * class _Node {
 *     val: number
 *     neighbors: _Node[]
 *     constructor(val?: number, neighbors?: _Node[]) {
 *         this.val = (val===undefined ? 0 : val)
 *         this.neighbors = (neighbors===undefined ? [] : neighbors)
 *     }
 * }
 */
function cloneGraph(node: _Node | null): _Node | null {
    if (!node) return null;
    const copies = new Map<_Node, _Node>([[node, new _Node(node.val)]]);
    const queue: _Node[] = [node];
    while (queue.length) {
        const n = queue.shift()!;
        for (const other of n.neighbors) {
            if (!copies.has(other)) {
                copies.set(other, new _Node(other.val));
                queue.push(other);
            }
            copies.get(n)!.neighbors.push(copies.get(other)!);
        }
    }
    return copies.get(node)!;
}
