int maxProfit(int* prices, int pricesSize) {
    int cheapest = prices[0];
    int best = 0;
    for (int day = 1; day < pricesSize; ++day) {
        if (prices[day] < cheapest) {
            cheapest = prices[day];
        } else if (prices[day] - cheapest > best) {
            best = prices[day] - cheapest;
        }
    }
    return best;
}
