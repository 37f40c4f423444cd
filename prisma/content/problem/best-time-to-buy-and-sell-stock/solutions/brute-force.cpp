#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int best = 0;
        for (size_t bought = 0; bought < prices.size(); ++bought) {
            for (size_t sold = bought + 1; sold < prices.size(); ++sold) {
                best = max(best, prices[sold] - prices[bought]);
            }
        }
        return best;
    }
};
