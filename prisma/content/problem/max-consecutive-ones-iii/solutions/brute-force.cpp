#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestOnes(vector<int>& nums, int k) {
        int n = nums.size(), longest = 0;
        for (int start = 0; start < n; start++) {
            int zeros = 0;
            for (int end = start; end < n; end++) {
                zeros += 1 - nums[end];
                if (zeros > k) break;
                longest = max(longest, end - start + 1);
            }
        }
        return longest;
    }
};
