class Solution {
public:
    int maxPoints(vector<vector<int>>& points) {
        int n = points.size(), res = 0;
        for (int i = 0; i < n; i++) {
            map<pair<int,int>, int> cnt;
            int here = 0;
            for (int j = i + 1; j < n; j++) {
                int dx = points[j][0] - points[i][0], dy = points[j][1] - points[i][1];
                int g = __gcd(dx, dy);
                here = max(here, ++cnt[{dx / g, dy / g}]);
            }
            res = max(res, here + 1);
        }
        return res;
    }
};
