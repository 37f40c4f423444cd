#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int deleteAndEarn(vector<int>& nums) {
        int most = *max_element(nums.begin(), nums.end());
        vector<int> points(most + 1), memo(most + 1, -1);
        for (int value : nums) points[value] += value;
        return best(points, most, memo);
    }

private:
    int best(const vector<int>& points, int x, vector<int>& memo) {
        if (x <= 0) return 0;
        if (memo[x] >= 0) return memo[x];
        int skipped = best(points, x - 1, memo);
        return memo[x] = max(skipped, points[x] + best(points, x - 2, memo));
    }
};
