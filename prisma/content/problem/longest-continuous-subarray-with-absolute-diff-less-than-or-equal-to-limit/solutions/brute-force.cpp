#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestSubarray(vector<int>& nums, int limit) {
        int n = static_cast<int>(nums.size());
        int longest = 0;
        for (int start = 0; start < n; ++start) {
            int largest = nums[start];
            int smallest = nums[start];
            for (int end = start; end < n; ++end) {
                largest = max(largest, nums[end]);
                smallest = min(smallest, nums[end]);
                if (largest - smallest > limit) break;
                longest = max(longest, end - start + 1);
            }
        }
        return longest;
    }
};
