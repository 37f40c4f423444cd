#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void sortColors(vector<int>& nums) {
        for (size_t i = 0; i < nums.size(); ++i) {
            size_t smallest = i;
            for (size_t j = i + 1; j < nums.size(); ++j) {
                if (nums[j] < nums[smallest]) smallest = j;
            }
            swap(nums[i], nums[smallest]);
        }
    }
};
