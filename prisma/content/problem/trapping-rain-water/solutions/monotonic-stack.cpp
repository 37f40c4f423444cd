#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int trap(vector<int>& height) {
        vector<int> stack;
        int water = 0;
        for (int right = 0; right < static_cast<int>(height.size()); ++right) {
            while (!stack.empty() && height[stack.back()] < height[right]) {
                int bottom = height[stack.back()];
                stack.pop_back();
                if (stack.empty()) break;
                int left = stack.back();
                int depth = min(height[left], height[right]) - bottom;
                water += depth * (right - left - 1);
            }
            stack.push_back(right);
        }
        return water;
    }
};
