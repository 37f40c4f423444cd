#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestOnes(vector<int>& nums, int k) {
        int longest = 0, start = 0, zeros = 0;
        for (int end = 0; end < static_cast<int>(nums.size()); end++) {
            zeros += 1 - nums[end];
            while (zeros > k) zeros -= 1 - nums[start++];
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
