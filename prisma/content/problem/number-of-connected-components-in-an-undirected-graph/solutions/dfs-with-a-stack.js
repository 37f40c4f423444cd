function countComponents(n, edges) {
  const neighbours = Array.from({ length: n }, () => []);
  for (const [a, b] of edges) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const marked = Array(n).fill(false);
  let groups = 0;
  for (let start = 0; start < n; start++) {
    if (marked[start]) continue;
    groups++;
    marked[start] = true;
    const stack = [start];
    while (stack.length > 0) {
      for (const other of neighbours[stack.pop()]) {
        if (marked[other]) continue;
        marked[other] = true;
        stack.push(other);
      }
    }
  }
  return groups;
}
