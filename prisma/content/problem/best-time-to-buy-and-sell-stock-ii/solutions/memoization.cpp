#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        memo.assign(prices.size(), {-1, -1});
        return best(prices, 0, false);
    }

private:
    vector<array<int, 2>> memo;

    int best(const vector<int>& prices, size_t i, bool owns) {
        if (i == prices.size()) return 0;
        int& known = memo[i][owns];
        if (known == -1) {
            int wait = best(prices, i + 1, owns);
            int cash = owns ? prices[i] : -prices[i];
            known = max(wait, cash + best(prices, i + 1, !owns));
        }
        return known;
    }
};
