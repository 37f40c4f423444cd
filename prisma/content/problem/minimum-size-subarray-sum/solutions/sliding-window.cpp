#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int minSubArrayLen(int target, vector<int>& nums) {
        int n = nums.size();
        int shortest = n + 1, left = 0, sum = 0;
        for (int right = 0; right < n; ++right) {
            sum += nums[right];
            while (sum >= target) {
                shortest = min(shortest, right - left + 1);
                sum -= nums[left++];
            }
        }
        return shortest <= n ? shortest : 0;
    }
};
