// Wrong Answer: the number that comes in return is not moved to its place
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int firstMissingPositive(vector<int>& nums) {
        int n = nums.size();
        for (int position = 0; position < n; ++position) {
            int num = nums[position];
            if (num >= 1 && num <= n) swap(nums[position], nums[num - 1]);
        }
        for (int position = 0; position < n; ++position) {
            if (nums[position] != position + 1) return position + 1;
        }
        return n + 1;
    }
};
