#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        return least(cost, cost.size());
    }

private:
    static int least(const vector<int>& cost, int place) {
        if (place < 2) return 0;
        return min(least(cost, place - 1) + cost[place - 1],
                   least(cost, place - 2) + cost[place - 2]);
    }
};
