// Wrong Answer: sorts only the projects that are affordable at the start
function findMaximizedCapital(k, w, profits, capital) {
  return profits
    .filter((_, i) => capital[i] <= w)
    .sort((a, b) => b - a)
    .slice(0, k)
    .reduce((total, profit) => total + profit, w);
}
