// Wrong Answer: merges with two pointers, although the arrays are not sorted
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> intersection(vector<int>& nums1, vector<int>& nums2) {
        vector<int> common;
        size_t i = 0, j = 0;
        while (i < nums1.size() && j < nums2.size()) {
            if (nums1[i] < nums2[j]) {
                i++;
            } else if (nums1[i] > nums2[j]) {
                j++;
            } else {
                if (common.empty() || common.back() != nums1[i]) common.push_back(nums1[i]);
                i++;
                j++;
            }
        }
        return common;
    }
};
