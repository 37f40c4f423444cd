#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        int best = 0;
        int n = heights.size();
        vector<int> rising;
        for (int i = 0; i <= n; i++) {
            int height = i < n ? heights[i] : 0;
            while (!rising.empty() && heights[rising.back()] >= height) {
                int top = heights[rising.back()];
                rising.pop_back();
                int left = rising.empty() ? -1 : rising.back();
                best = max(best, top * (i - left - 1));
            }
            rising.push_back(i);
        }
        return best;
    }
};
