#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(int k, vector<int>& prices) {
        memo.assign(prices.size(), vector<array<int, 2>>(k + 1, {-1, -1}));
        return best(prices, 0, k, false);
    }

private:
    // A profit from any state on is never negative, so -1 marks a missing entry.
    vector<vector<array<int, 2>>> memo;

    int best(const vector<int>& prices, size_t i, int left, bool holding) {
        if (i == prices.size() || (left == 0 && !holding)) return 0;
        int known = memo[i][left][holding];
        if (known != -1) return known;
        int wait = best(prices, i + 1, left, holding);
        int act = holding ? best(prices, i + 1, left, false) + prices[i]
                          : best(prices, i + 1, left - 1, true) - prices[i];
        return memo[i][left][holding] = max(wait, act);
    }
};
