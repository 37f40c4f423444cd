#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        int n = nums.size();
        for (int position = 0; position < n; ++position) {
            while (nums[position] >= 1 && nums[position] <= n) {
                int place = nums[position] - 1;
                if (nums[place] == nums[position]) break;
                swap(nums[place], nums[position]);
            }
        }
        for (int position = 0; position < n; ++position) {
            if (nums[position] != position + 1) return position + 1;
        }
        return n + 1;
    }
};
