var findMaximizedCapital = function(k, w, profits, capital) {
    const byCapital = new MinPriorityQueue(([c]) => c);
    const byProfit = new MaxPriorityQueue();
    capital.forEach((c, i) => byCapital.push([c, profits[i]]));
    while (k--) {
        while (!byCapital.isEmpty() && byCapital.front()[0] <= w) byProfit.push(byCapital.pop()[1]);
        if (byProfit.isEmpty()) break;
        w += byProfit.pop();
    }
    return w;
};
