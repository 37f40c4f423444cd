#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        int best = 0;
        int n = heights.size();
        for (int start = 0; start < n; start++) {
            int lowest = heights[start];
            for (int end = start; end < n; end++) {
                lowest = min(lowest, heights[end]);
                best = max(best, lowest * (end - start + 1));
            }
        }
        return best;
    }
};
