// Wrong Answer: uses the number of lines as the width, which is one too many
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxArea(vector<int>& height) {
        int left = 0, right = static_cast<int>(height.size()) - 1, best = 0;
        while (left < right) {
            int width = right - left + 1;
            best = max(best, min(height[left], height[right]) * width);
            if (height[left] < height[right]) {
                left++;
            } else {
                right--;
            }
        }
        return best;
    }
};
