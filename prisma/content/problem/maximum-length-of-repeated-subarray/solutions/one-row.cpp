#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findLength(vector<int>& nums1, vector<int>& nums2) {
        vector<int> row(nums2.size() + 1);
        int longest = 0;
        for (auto num = nums1.rbegin(); num != nums1.rend(); ++num) {
            for (size_t j = 0; j < nums2.size(); j++) {
                row[j] = *num == nums2[j] ? row[j + 1] + 1 : 0;
                longest = max(longest, row[j]);
            }
        }
        return longest;
    }
};
