/** For each node, the nodes to which it has an edge. */
export type Graph = readonly (readonly number[])[];

/**
 * The nodes on a cycle: those of the strongly connected components with an edge inside (Tarjan's algorithm without
 * recursion, as a program may have thousands of functions).
 */
export function onCycles(graph: Graph): Set<number> {
  const order = new Array<number>(graph.length).fill(-1);
  const lowest = new Array<number>(graph.length).fill(0);
  const isOpen = new Array<boolean>(graph.length).fill(false);
  const open: number[] = [];
  const found = new Set<number>();
  let visited = 0;

  function enter(node: number): void {
    order[node] = lowest[node] = visited++;
    isOpen[node] = true;
    open.push(node);
  }

  /** @param node the first node of the component */
  function close(node: number): void {
    const component = open.splice(open.lastIndexOf(node));
    for (const one of component) isOpen[one] = false;
    if (component.length > 1 || graph[node]?.includes(node)) for (const one of component) found.add(one);
  }

  for (let root = 0; root < graph.length; root++) {
    if (order[root] !== -1) continue;
    enter(root);
    const path = [{ node: root, next: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node } = top;
      const other = graph[node]?.[top.next++];
      if (other === undefined) {
        path.pop();
        if (lowest[node] === order[node]) close(node);
        const before = path.at(-1)?.node;
        if (before !== undefined) lower(before, lowest[node]);
      } else if (order[other] === -1) {
        enter(other);
        path.push({ node: other, next: 0 });
      } else if (isOpen[other]) lower(node, order[other]);
    }
  }

  function lower(node: number, to: number | undefined): void {
    lowest[node] = Math.min(lowest[node] ?? 0, to ?? 0);
  }

  return found;
}
