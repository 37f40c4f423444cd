#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int twoCitySchedCost(vector<vector<int>>& costs) {
        return cost(costs, costs.size(), costs.size() / 2);
    }

private:
    int cost(const vector<vector<int>>& costs, int i, int a) {
        if (i == 0) return 0;
        int best = INT_MAX;
        if (a > 0) best = costs[i - 1][0] + cost(costs, i - 1, a - 1);
        if (a < i) best = min(best, costs[i - 1][1] + cost(costs, i - 1, a));
        return best;
    }
};
