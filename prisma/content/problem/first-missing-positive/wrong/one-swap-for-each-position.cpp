// Wrong Answer: does not move the number that comes back to its own index
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
