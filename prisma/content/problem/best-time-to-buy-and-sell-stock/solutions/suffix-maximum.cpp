#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        vector<int> highestFrom = prices;
        int best = 0;
        for (int day = static_cast<int>(prices.size()) - 2; day >= 0; --day) {
            highestFrom[day] = max(prices[day], highestFrom[day + 1]);
        }
        for (size_t day = 0; day < prices.size(); ++day) {
            best = max(best, highestFrom[day] - prices[day]);
        }
        return best;
    }
};
