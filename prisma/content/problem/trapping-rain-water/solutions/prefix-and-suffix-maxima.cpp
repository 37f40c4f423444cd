#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int trap(vector<int>& height) {
        int n = height.size();
        vector<int> fromLeft(height);
        for (int i = 1; i < n; i++) fromLeft[i] = max(fromLeft[i - 1], height[i]);

        int water = 0, right = 0;
        for (int i = n - 1; i >= 0; i--) {
            right = max(right, height[i]);
            water += min(fromLeft[i], right) - height[i];
        }
        return water;
    }
};
