#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        memo.assign(prices.size(), {-1, -1, -1, -1, -1, -1});
        return best(prices, 0, false, 2);
    }

private:
    vector<array<int, 6>> memo;

    int best(const vector<int>& prices, size_t i, bool own, int left) {
        if (i == prices.size()) return 0;
        int& profit = memo[i][2 * left + own];
        if (profit != -1) return profit;
        profit = best(prices, i + 1, own, left);
        if (own) {
            profit = max(profit, prices[i] + best(prices, i + 1, false, left));
        } else if (left > 0) {
            profit = max(profit, best(prices, i + 1, true, left - 1) - prices[i]);
        }
        return profit;
    }
};
