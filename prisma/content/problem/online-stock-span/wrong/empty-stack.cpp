// Wrong Answer: if no earlier price is higher, it does not count the first day
class StockSpanner {
    vector<int> prices;
    stack<int> days;

public:
    StockSpanner() {}

    int next(int price) {
        int today = prices.size();
        prices.push_back(price);
        while (!days.empty() && prices[days.top()] <= price) days.pop();
        int higher = days.empty() ? 0 : days.top();
        days.push(today);
        return max(1, today - higher);
    }
};
