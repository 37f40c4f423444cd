#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int maxPoints(vector<vector<int>>& points) {
        int best = 1;
        for (size_t i = 0; i < points.size(); ++i) {
            unordered_map<long long, int> counts;
            for (size_t j = i + 1; j < points.size(); ++j) {
                int dx = points[j][0] - points[i][0];
                int dy = points[j][1] - points[i][1];
                int divisor = gcd(dx, dy);
                if (dx < 0 || (dx == 0 && dy < 0)) divisor = -divisor;
                // Both parts are below 100 000, so each direction has a key of its own.
                long long key = dx / divisor * 1'000'000LL + dy / divisor;
                best = max(best, ++counts[key] + 1);
            }
        }
        return best;
    }
};
