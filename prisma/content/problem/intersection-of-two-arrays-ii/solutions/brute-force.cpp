#include <vector>
using namespace std;

class Solution {
public:
    vector<int> intersect(vector<int>& nums1, vector<int>& nums2) {
        vector<bool> used(nums2.size());
        vector<int> common;
        for (int num : nums1) {
            for (size_t j = 0; j < nums2.size(); j++) {
                if (nums2[j] == num && !used[j]) {
                    used[j] = true;
                    common.push_back(num);
                    break;
                }
            }
        }
        return common;
    }
};
