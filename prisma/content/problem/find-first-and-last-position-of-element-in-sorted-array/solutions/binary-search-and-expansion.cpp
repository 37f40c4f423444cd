#include <vector>
using namespace std;

class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        int n = nums.size();
        int low = 0;
        int high = n - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (nums[middle] < target) {
                low = middle + 1;
            } else if (nums[middle] > target) {
                high = middle - 1;
            } else {
                int first = middle;
                int last = middle;
                while (first > 0 && nums[first - 1] == target) --first;
                while (last + 1 < n && nums[last + 1] == target) ++last;
                return {first, last};
            }
        }
        return {-1, -1};
    }
};
