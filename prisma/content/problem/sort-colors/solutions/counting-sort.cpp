#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    void sortColors(vector<int>& nums) {
        array<int, 3> counts{};
        for (int color : nums) ++counts[color];
        size_t i = 0;
        for (int color = 0; color < 3; ++color) {
            for (int left = counts[color]; left > 0; --left) nums[i++] = color;
        }
    }
};
