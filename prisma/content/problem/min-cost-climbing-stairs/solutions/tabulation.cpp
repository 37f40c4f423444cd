#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        vector<int> least(cost.size() + 1, 0);
        for (size_t i = 2; i <= cost.size(); i++) {
            least[i] = min(least[i - 1] + cost[i - 1], least[i - 2] + cost[i - 2]);
        }
        return least.back();
    }
};
