#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxSubarraySumCircular(vector<int>& nums) {
        int maximum = nums[0], minimum = nums[0];
        int largest = 0, smallest = 0, total = 0;
        for (int num : nums) {
            largest = max(num, largest + num);
            maximum = max(maximum, largest);
            smallest = min(num, smallest + num);
            minimum = min(minimum, smallest);
            total += num;
        }
        return maximum < 0 ? maximum : max(maximum, total - minimum);
    }
};
