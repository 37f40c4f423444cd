#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxPoints(vector<vector<int>>& points) {
        int n = points.size();
        int best = min(n, 2);
        for (int i = 0; i < n; ++i) {
            int x = points[i][0], y = points[i][1];
            for (int j = i + 1; j < n; ++j) {
                int dx = points[j][0] - x, dy = points[j][1] - y;
                int count = 2;
                for (int k = j + 1; k < n; ++k) {
                    if (dx * (points[k][1] - y) == dy * (points[k][0] - x)) ++count;
                }
                best = max(best, count);
            }
        }
        return best;
    }
};
