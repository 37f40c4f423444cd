function findMaximizedCapital(k, w, profits, capital) {
  const done = new Array(profits.length).fill(false);
  for (let round = 0; round < k; round++) {
    let best = -1;
    for (let i = 0; i < profits.length; i++) {
      if (done[i] || capital[i] > w) continue;
      if (best < 0 || profits[i] > profits[best]) best = i;
    }
    if (best < 0) break;
    done[best] = true;
    w += profits[best];
  }
  return w;
}
