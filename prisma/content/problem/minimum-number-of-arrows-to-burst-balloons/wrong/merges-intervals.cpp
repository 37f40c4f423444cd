// Wrong Answer: merges overlapping balloons, which need not have a common position
class Solution {
public:
    int findMinArrowShots(vector<vector<int>>& points) {
        sort(points.begin(), points.end());
        int arrows = 1;
        int end = points[0][1];
        for (const auto& balloon : points) {
            if (balloon[0] > end) arrows++;
            end = max(end, balloon[1]);
        }
        return arrows;
    }
};
