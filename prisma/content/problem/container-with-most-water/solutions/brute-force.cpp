#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxArea(vector<int>& height) {
        int n = height.size(), best = 0;
        for (int left = 0; left < n; left++) {
            for (int right = left + 1; right < n; right++) {
                int level = min(height[left], height[right]);
                best = max(best, level * (right - left));
            }
        }
        return best;
    }
};
