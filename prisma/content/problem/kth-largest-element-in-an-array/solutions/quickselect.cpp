#include <random>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int findKthLargest(vector<int>& nums, int k) {
        mt19937 chance(random_device{}());
        int low = 0;
        int high = static_cast<int>(nums.size()) - 1;
        while (true) {
            int pivot = nums[uniform_int_distribution<int>(low, high)(chance)];
            int largerEnd = low;
            int unseen = low;
            int smallerStart = high + 1;
            while (unseen < smallerStart) {
                if (nums[unseen] > pivot) {
                    swap(nums[unseen++], nums[largerEnd++]);
                } else if (nums[unseen] < pivot) {
                    swap(nums[unseen], nums[--smallerStart]);
                } else {
                    ++unseen;
                }
            }
            if (k - 1 < largerEnd) {
                high = largerEnd - 1;
            } else if (k - 1 >= smallerStart) {
                low = smallerStart;
            } else {
                return pivot;
            }
        }
    }
};
