// Wrong Answer: integer division rounds the average of the two middle numbers
#include <algorithm>
#include <iterator>
#include <vector>
using namespace std;

class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        vector<int> all;
        merge(nums1.begin(), nums1.end(), nums2.begin(), nums2.end(),
              back_inserter(all));
        size_t middle = all.size() / 2;
        if (all.size() % 2 == 1) return all[middle];
        return (all[middle - 1] + all[middle]) / 2;
    }
};
