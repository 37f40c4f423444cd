#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        int n = heights.size();
        vector<int> left(n);
        vector<int> right(n);
        for (int i = 0; i < n; i++) {
            int j = i - 1;
            while (j >= 0 && heights[j] >= heights[i]) j = left[j];
            left[i] = j;
        }
        for (int i = n - 1; i >= 0; i--) {
            int j = i + 1;
            while (j < n && heights[j] >= heights[i]) j = right[j];
            right[i] = j;
        }
        int best = 0;
        for (int i = 0; i < n; i++) {
            best = max(best, heights[i] * (right[i] - left[i] - 1));
        }
        return best;
    }
};
