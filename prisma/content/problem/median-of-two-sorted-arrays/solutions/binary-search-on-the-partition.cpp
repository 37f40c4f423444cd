#include <algorithm>
#include <limits>
#include <vector>
using namespace std;

class Solution {
public:
    double findMedianSortedArrays(vector<int>& nums1, vector<int>& nums2) {
        const vector<int>& few = nums1.size() <= nums2.size() ? nums1 : nums2;
        const vector<int>& many = nums1.size() <= nums2.size() ? nums2 : nums1;
        int count = few.size() + many.size();
        int half = (count + 1) / 2;
        int low = 0;
        int high = few.size();
        while (low < high) {
            int i = (low + high + 1) / 2;
            if (few[i - 1] <= many[half - i]) {
                low = i;
            } else {
                high = i - 1;
            }
        }
        int i = low;
        int j = half - low;
        double left = max(before(few, i), before(many, j));
        if (count % 2 == 1) return left;
        return (left + min(behind(few, i), behind(many, j))) / 2;
    }

private:
    static constexpr double INFINITE = numeric_limits<double>::infinity();

    static double before(const vector<int>& nums, int cut) {
        return cut > 0 ? nums[cut - 1] : -INFINITE;
    }

    static double behind(const vector<int>& nums, int cut) {
        return cut < static_cast<int>(nums.size()) ? nums[cut] : INFINITE;
    }
};
