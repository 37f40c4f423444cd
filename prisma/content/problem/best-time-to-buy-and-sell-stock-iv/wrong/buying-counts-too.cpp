// Wrong Answer: counts buying and selling as one transaction each
#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(int k, vector<int>& prices) {
        vector<int> hold(k + 1, INT_MIN / 2), cash(k + 1, 0);
        for (int price : prices) {
            for (int t = k; t >= 1; t--) {
                cash[t] = max(cash[t], hold[t - 1] + price);
                hold[t] = max(hold[t], cash[t - 1] - price);
            }
        }
        return *max_element(cash.begin(), cash.end());
    }
};
