#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findMinArrowShots(vector<vector<int>>& points) {
        sort(points.begin(), points.end(),
             [](const auto& a, const auto& b) { return a[1] < b[1]; });
        int arrows = 1;
        int arrow = points[0][1];
        for (const auto& balloon : points) {
            if (balloon[0] <= arrow) continue;
            arrows++;
            arrow = balloon[1];
        }
        return arrows;
    }
};
