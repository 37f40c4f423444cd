// Time Limit Exceeded: expands from each bar to both sides until a lower bar comes
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        int best = 0;
        int n = heights.size();
        for (int i = 0; i < n; i++) {
            int left = i;
            int right = i;
            while (left > 0 && heights[left - 1] >= heights[i]) left--;
            while (right + 1 < n && heights[right + 1] >= heights[i]) right++;
            best = max(best, heights[i] * (right - left + 1));
        }
        return best;
    }
};
