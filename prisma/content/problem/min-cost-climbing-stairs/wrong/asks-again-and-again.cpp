// Time Limit Exceeded: computes the sum for the same place again and again
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        return min(least(cost, 0), least(cost, 1));
    }

private:
    static int least(const vector<int>& cost, size_t place) {
        if (place >= cost.size()) return 0;
        return cost[place] + min(least(cost, place + 1), least(cost, place + 2));
    }
};
