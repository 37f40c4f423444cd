#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int owning = -prices[0];
        int sold = 0;
        int free = 0;
        for (size_t i = 1; i < prices.size(); i++) {
            int soldToday = owning + prices[i];
            owning = max(owning, free - prices[i]);
            free = max(free, sold);
            sold = soldToday;
        }
        return max(sold, free);
    }
};
