// Wrong Answer: integer division makes different slopes equal
#include <algorithm>
#include <climits>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int maxPoints(vector<vector<int>>& points) {
        int best = 1;
        for (size_t i = 0; i < points.size(); ++i) {
            unordered_map<int, int> counts;
            for (size_t j = i + 1; j < points.size(); ++j) {
                int dx = points[j][0] - points[i][0], dy = points[j][1] - points[i][1];
                int slope = dx == 0 ? INT_MAX : dy / dx;
                best = max(best, ++counts[slope] + 1);
            }
        }
        return best;
    }
};
