#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int n = prices.size();
        vector<int> first(n), second(n);
        int lowest = prices[0];
        for (int i = 1; i < n; ++i) {
            lowest = min(lowest, prices[i]);
            first[i] = max(first[i - 1], prices[i] - lowest);
        }
        int highest = prices[n - 1];
        for (int i = n - 2; i >= 0; --i) {
            highest = max(highest, prices[i]);
            second[i] = max(second[i + 1], highest - prices[i]);
        }
        int best = 0;
        for (int i = 0; i < n; ++i) best = max(best, first[i] + second[i]);
        return best;
    }
};
