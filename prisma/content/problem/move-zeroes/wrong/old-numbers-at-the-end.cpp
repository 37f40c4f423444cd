// Wrong Answer: moves the others to the front, but writes no zeros behind them
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
