#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findMinArrowShots(vector<vector<int>>& points) {
        sort(points.begin(), points.end());
        int arrows = 1;
        int smallestEnd = points[0][1];
        for (const auto& balloon : points) {
            if (balloon[0] > smallestEnd) {
                arrows++;
                smallestEnd = balloon[1];
            } else {
                smallestEnd = min(smallestEnd, balloon[1]);
            }
        }
        return arrows;
    }
};
