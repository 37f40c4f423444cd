#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProduct(vector<int>& nums) {
        int best = nums[0];
        int largest = nums[0];
        int smallest = nums[0];
        for (size_t i = 1; i < nums.size(); i++) {
            int num = nums[i];
            auto [low, high] = minmax({num, largest * num, smallest * num});
            largest = high;
            smallest = low;
            best = max(best, largest);
        }
        return best;
    }
};
