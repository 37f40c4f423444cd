#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int deleteAndEarn(vector<int>& nums) {
        int most = *max_element(nums.begin(), nums.end());
        vector<int> points(most + 1);
        for (int value : nums) points[value] += value;
        return best(points, most);
    }

private:
    int best(const vector<int>& points, int x) {
        if (x <= 0) return 0;
        return max(best(points, x - 1), points[x] + best(points, x - 2));
    }
};
