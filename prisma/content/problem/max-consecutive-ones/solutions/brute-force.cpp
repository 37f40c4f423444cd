#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaxConsecutiveOnes(vector<int>& nums) {
        int n = nums.size();
        int longest = 0;
        for (int start = 0; start < n; ++start) {
            int end = start;
            while (end < n && nums[end] == 1) ++end;
            longest = max(longest, end - start);
        }
        return longest;
    }
};
