#include <vector>
using namespace std;

class StockSpanner {
public:
    StockSpanner() {}

    int next(int price) {
        prices.push_back(price);
        int span = 0;
        for (auto day = prices.rbegin(); day != prices.rend() && *day <= price; ++day) {
            span++;
        }
        return span;
    }

private:
    vector<int> prices;
};
