#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int trap(vector<int>& height) {
        int water = 0;
        for (auto bar = height.begin(); bar != height.end(); ++bar) {
            int left = *max_element(height.begin(), bar + 1);
            int right = *max_element(bar, height.end());
            water += min(left, right) - *bar;
        }
        return water;
    }
};
