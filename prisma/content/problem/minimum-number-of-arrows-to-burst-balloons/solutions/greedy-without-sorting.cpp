#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findMinArrowShots(vector<vector<int>>& points) {
        vector<vector<int>> left = points;
        int arrows = 0;
        while (!left.empty()) {
            int arrow = left[0][1];
            for (const auto& balloon : left) arrow = min(arrow, balloon[1]);
            erase_if(left, [arrow](const auto& one) { return one[0] <= arrow; });
            arrows++;
        }
        return arrows;
    }
};
