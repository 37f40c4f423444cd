type Color = 1 | -1 | undefined;
const other = (c: Color): Color => (c === 1 ? -1 : 1);

function isBipartite(graph: number[][]): boolean {
  const colors: Color[] = new Array(graph.length);
  const paint = (node: number, color: Color): boolean => {
    if (colors[node]) return colors[node] === color;
    colors[node] = color;
    return graph[node].every((next) => paint(next, other(color)));
  };
  return graph.every((_, node) => colors[node] !== undefined || paint(node, 1));
}
