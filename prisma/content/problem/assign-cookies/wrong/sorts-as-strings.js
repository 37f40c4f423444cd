// Wrong Answer: sort without a comparison function orders 10 before 9
function findContentChildren(g, s) {
  g.sort();
  s.sort();
  let child = 0;
  for (const size of s) {
    if (child < g.length && size >= g[child]) child++;
  }
  return child;
}
