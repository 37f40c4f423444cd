// Wrong Answer: moves the non-zero elements to the front, but writes no zeros after them
#include <vector>
using namespace std;

class Solution {
public:
    void moveZeroes(vector<int>& nums) {
        size_t write = 0;
        for (int num : nums) {
            if (num != 0) nums[write++] = num;
        }
    }
};
