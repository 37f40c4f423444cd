#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(int k, vector<int>& prices) {
        vector<int> hold(k + 1, -prices[0]);
        vector<int> cash(k + 1, 0);
        for (int price : prices) {
            for (int t = 1; t <= k; ++t) {
                hold[t] = max(hold[t], cash[t - 1] - price);
                cash[t] = max(cash[t], hold[t] + price);
            }
        }
        return cash[k];
    }
};
