#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    int twoCitySchedCost(vector<vector<int>>& costs) {
        int people = costs.size();
        memo.assign(people + 1, vector<int>(people / 2 + 1, -1));
        return cost(costs, people, people / 2);
    }

private:
    vector<vector<int>> memo;

    int cost(const vector<vector<int>>& costs, int i, int a) {
        if (i == 0) return 0;
        if (memo[i][a] >= 0) return memo[i][a];
        int best = INT_MAX;
        if (a > 0) best = costs[i - 1][0] + cost(costs, i - 1, a - 1);
        if (a < i) best = min(best, costs[i - 1][1] + cost(costs, i - 1, a));
        return memo[i][a] = best;
    }
};
