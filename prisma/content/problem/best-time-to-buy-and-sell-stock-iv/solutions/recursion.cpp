#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(int k, vector<int>& prices) { return best(prices, 0, k, false); }

private:
    int best(const vector<int>& prices, size_t i, int left, bool holding) {
        if (i == prices.size() || (left == 0 && !holding)) return 0;
        int wait = best(prices, i + 1, left, holding);
        int act = holding ? best(prices, i + 1, left, false) + prices[i]
                          : best(prices, i + 1, left - 1, true) - prices[i];
        return max(wait, act);
    }
};
