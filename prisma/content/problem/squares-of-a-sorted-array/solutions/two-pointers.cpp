#include <vector>
using namespace std;

class Solution {
public:
    vector<int> sortedSquares(vector<int>& nums) {
        vector<int> squares(nums.size());
        size_t left = 0;
        size_t right = nums.size() - 1;
        for (size_t place = nums.size(); place-- > 0;) {
            int num = -nums[left] > nums[right] ? nums[left++] : nums[right--];
            squares[place] = num * num;
        }
        return squares;
    }
};
