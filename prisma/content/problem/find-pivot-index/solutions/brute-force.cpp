#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int pivotIndex(vector<int>& nums) {
        for (auto pivot = nums.begin(); pivot != nums.end(); ++pivot) {
            int left = accumulate(nums.begin(), pivot, 0);
            int right = accumulate(pivot + 1, nums.end(), 0);
            if (left == right) return pivot - nums.begin();
        }
        return -1;
    }
};
