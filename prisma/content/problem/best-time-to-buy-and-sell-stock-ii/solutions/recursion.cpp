#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) { return best(prices, 0, false); }

private:
    int best(const vector<int>& prices, size_t i, bool owns) {
        if (i == prices.size()) return 0;
        int wait = best(prices, i + 1, owns);
        int cash = owns ? prices[i] : -prices[i];
        return max(wait, cash + best(prices, i + 1, !owns));
    }
};
