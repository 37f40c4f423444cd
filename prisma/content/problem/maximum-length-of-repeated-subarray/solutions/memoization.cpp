#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findLength(vector<int>& nums1, vector<int>& nums2) {
        vector<vector<int>> memo(nums1.size(), vector<int>(nums2.size(), -1));
        int longest = 0;
        for (size_t i = 0; i < nums1.size(); i++) {
            for (size_t j = 0; j < nums2.size(); j++) {
                longest = max(longest, common(nums1, nums2, i, j, memo));
            }
        }
        return longest;
    }

private:
    int common(const vector<int>& nums1, const vector<int>& nums2, size_t i, size_t j,
               vector<vector<int>>& memo) {
        if (i == nums1.size() || j == nums2.size() || nums1[i] != nums2[j]) return 0;
        if (memo[i][j] < 0) memo[i][j] = common(nums1, nums2, i + 1, j + 1, memo) + 1;
        return memo[i][j];
    }
};
