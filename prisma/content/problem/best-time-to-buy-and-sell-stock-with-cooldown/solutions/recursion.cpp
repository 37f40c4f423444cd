#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        return best(prices, 0, false);
    }

private:
    static int best(const vector<int>& prices, size_t day, bool hasShare) {
        if (day >= prices.size()) return 0;
        int wait = best(prices, day + 1, hasShare);
        if (hasShare) return max(wait, best(prices, day + 2, false) + prices[day]);
        return max(wait, best(prices, day + 1, true) - prices[day]);
    }
};
