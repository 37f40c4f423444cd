class Solution {
    static bool cmp(const vector<int>& a, const vector<int>& b) { return a[1] < b[1]; }
public:
    int findMinArrowShots(vector<vector<int>>& points) {
        sort(points.begin(), points.end(), cmp);
        long last = LONG_MIN;
        int arrows = 0;
        for (auto& p : points) {
            if (p[0] > last) {
                arrows++;
                last = p[1];
            }
        }
        return arrows;
    }
};
