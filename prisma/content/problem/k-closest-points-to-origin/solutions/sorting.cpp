#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        sort(points.begin(), points.end(), [](const auto& a, const auto& b) {
            return squaredDistance(a) < squaredDistance(b);
        });
        points.resize(k);
        return points;
    }

private:
    static long long squaredDistance(const vector<int>& point) {
        long long x = point[0];
        long long y = point[1];
        return x * x + y * y;
    }
};
