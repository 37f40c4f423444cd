#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int reversePairs(vector<int>& nums) { return sort(nums, 0, nums.size()); }

private:
    int sort(vector<int>& nums, int low, int high) {
        if (high - low <= 1) return 0;
        int middle = low + (high - low) / 2;
        int pairs = sort(nums, low, middle) + sort(nums, middle, high);
        int j = middle;
        for (int i = low; i < middle; ++i) {
            while (j < high && nums[i] > 2LL * nums[j]) ++j;
            pairs += j - middle;
        }
        inplace_merge(nums.begin() + low, nums.begin() + middle, nums.begin() + high);
        return pairs;
    }
};
