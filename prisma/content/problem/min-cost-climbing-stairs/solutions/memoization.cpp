#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostClimbingStairs(vector<int>& cost) {
        vector<int> memo(cost.size() + 1, -1);
        return least(cost, cost.size(), memo);
    }

private:
    static int least(const vector<int>& cost, int place, vector<int>& memo) {
        if (place < 2) return 0;
        if (memo[place] != -1) return memo[place];
        int fromOne = least(cost, place - 1, memo) + cost[place - 1];
        int fromTwo = least(cost, place - 2, memo) + cost[place - 2];
        return memo[place] = min(fromOne, fromTwo);
    }
};
