#include <vector>
using namespace std;

class StockSpanner {
public:
    StockSpanner() {}

    int next(int price) {
        int today = prices.size();
        int day = today - 1;
        while (day >= 0 && prices[day] <= price) day -= spans[day];
        prices.push_back(price);
        spans.push_back(today - day);
        return today - day;
    }

private:
    vector<int> prices, spans;
};
