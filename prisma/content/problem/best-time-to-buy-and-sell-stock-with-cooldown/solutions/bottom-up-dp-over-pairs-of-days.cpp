#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int n = prices.size();
        vector<int> best(n + 2, 0);
        for (int i = n - 1; i >= 0; i--) {
            best[i] = best[i + 1];
            for (int j = i + 1; j < n; j++) {
                best[i] = max(best[i], prices[j] - prices[i] + best[j + 2]);
            }
        }
        return best[0];
    }
};
