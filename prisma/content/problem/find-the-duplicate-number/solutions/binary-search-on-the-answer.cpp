#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findDuplicate(vector<int>& nums) {
        int low = 1;
        int high = static_cast<int>(nums.size()) - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            auto isLow = [middle](int num) { return num <= middle; };
            if (count_if(nums.begin(), nums.end(), isLow) > middle) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
};
