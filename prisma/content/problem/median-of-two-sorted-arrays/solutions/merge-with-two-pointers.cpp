#include <vector>
using namespace std;

class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        size_t count = nums1.size() + nums2.size();
        size_t i = 0;
        size_t j = 0;
        double previous = 0;
        double current = 0;
        for (size_t taken = 0; taken <= count / 2; ++taken) {
            previous = current;
            bool fromFirst =
                j == nums2.size() || (i < nums1.size() && nums1[i] <= nums2[j]);
            current = fromFirst ? nums1[i++] : nums2[j++];
        }
        return count % 2 == 1 ? current : (previous + current) / 2;
    }
};
