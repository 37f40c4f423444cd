// Time Limit Exceeded: the partition puts all equal numbers on one side, so it shrinks by one each time
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int findKthLargest(vector<int>& nums, int k) {
        int low = 0;
        int high = static_cast<int>(nums.size()) - 1;
        while (true) {
            swap(nums[(low + high) / 2], nums[high]);
            int pivot = nums[high];
            int place = low;
            for (int i = low; i < high; ++i) {
                if (nums[i] > pivot) swap(nums[i], nums[place++]);
            }
            swap(nums[place], nums[high]);
            if (place == k - 1) return pivot;
            if (place < k - 1) {
                low = place + 1;
            } else {
                high = place - 1;
            }
        }
    }
};
