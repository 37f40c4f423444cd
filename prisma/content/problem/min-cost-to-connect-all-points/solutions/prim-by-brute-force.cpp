#include <climits>
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    int minCostConnectPoints(vector<vector<int>>& points) {
        int count = points.size(), total = 0;
        vector<bool> inside(count, false);
        inside[0] = true;
        for (int round = 1; round < count; round++) {
            int cheapest = INT_MAX, next = 0;
            for (int i = 0; i < count; i++) {
                for (int j = 0; j < count; j++) {
                    if (!inside[i] || inside[j]) continue;
                    int cost = abs(points[i][0] - points[j][0]) +
                               abs(points[i][1] - points[j][1]);
                    if (cost < cheapest) {
                        cheapest = cost;
                        next = j;
                    }
                }
            }
            inside[next] = true;
            total += cheapest;
        }
        return total;
    }
};
