// Wrong Answer: fills the row in the wrong order, so the entry on the right is already that of the current row
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findLength(vector<int>& nums1, vector<int>& nums2) {
        int n = nums1.size(), m = nums2.size(), longest = 0;
        vector<int> row(m + 1);
        for (int i = n - 1; i >= 0; i--) {
            for (int j = m - 1; j >= 0; j--) {
                row[j] = nums1[i] == nums2[j] ? row[j + 1] + 1 : 0;
                longest = max(longest, row[j]);
            }
        }
        return longest;
    }
};
