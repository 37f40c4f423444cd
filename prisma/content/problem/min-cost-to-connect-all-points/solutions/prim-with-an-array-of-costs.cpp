#include <algorithm>
#include <climits>
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostConnectPoints(vector<vector<int>>& points) {
        int count = points.size(), total = 0, next = 0;
        vector<int> costs(count, INT_MAX);
        vector<bool> inside(count, false);
        costs[0] = 0;
        for (int round = 0; round < count; round++) {
            int newest = next;
            inside[newest] = true;
            total += costs[newest];
            int cheapest = INT_MAX;
            for (int i = 0; i < count; i++) {
                if (inside[i]) continue;
                int cost = abs(points[i][0] - points[newest][0]) +
                           abs(points[i][1] - points[newest][1]);
                costs[i] = min(costs[i], cost);
                if (costs[i] < cheapest) {
                    cheapest = costs[i];
                    next = i;
                }
            }
        }
        return total;
    }
};
