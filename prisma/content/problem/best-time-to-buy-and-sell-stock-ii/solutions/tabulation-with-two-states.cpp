#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int free = 0, owning = -prices[0];
        for (size_t i = 1; i < prices.size(); ++i) {
            free = max(free, owning + prices[i]);
            owning = max(owning, free - prices[i]);
        }
        return free;
    }
};
