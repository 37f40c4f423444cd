// Wrong Answer: makes only the best single trade
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int lowest = prices[0];
        int best = 0;
        for (int price : prices) {
            lowest = min(lowest, price);
            best = max(best, price - lowest);
        }
        return best;
    }
};
