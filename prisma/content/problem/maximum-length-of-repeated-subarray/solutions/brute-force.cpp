#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findLength(vector<int>& nums1, vector<int>& nums2) {
        int n = nums1.size(), m = nums2.size(), longest = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                int k = 0;
                while (i + k < n && j + k < m && nums1[i + k] == nums2[j + k]) k++;
                longest = max(longest, k);
            }
        }
        return longest;
    }
};
