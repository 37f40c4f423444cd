#include <vector>
using namespace std;

class Solution {
public:
    void merge(vector<int>& nums1, int m, vector<int>& nums2, int n) {
        vector<int> own(nums1.begin(), nums1.begin() + m);
        int i = 0;
        int j = 0;
        for (int place = 0; place < m + n; ++place) {
            if (j == n || (i < m && own[i] <= nums2[j])) {
                nums1[place] = own[i++];
            } else {
                nums1[place] = nums2[j++];
            }
        }
    }
};
