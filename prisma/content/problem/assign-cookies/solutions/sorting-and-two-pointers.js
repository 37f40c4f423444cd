function findContentChildren(g, s) {
  const greeds = [...g].sort((a, b) => a - b);
  const sizes = [...s].sort((a, b) => a - b);
  let child = 0;
  for (const size of sizes) {
    if (child < greeds.length && size >= greeds[child]) child++;
  }
  return child;
}
