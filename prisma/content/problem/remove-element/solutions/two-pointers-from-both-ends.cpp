#include <vector>
using namespace std;

class Solution {
public:
    int removeElement(vector<int>& nums, int val) {
        int i = 0;
        int k = nums.size();
        while (i < k) {
            if (nums[i] == val) {
                nums[i] = nums[--k];
            } else {
                ++i;
            }
        }
        return k;
    }
};
