#include <vector>
using namespace std;

class Solution {
public:
    int removeElement(vector<int>& nums, int val) {
        int k = nums.size();
        int i = 0;
        while (i < k) {
            if (nums[i] == val) {
                for (int j = i + 1; j < k; ++j) nums[j - 1] = nums[j];
                --k;
            } else {
                ++i;
            }
        }
        return k;
    }
};
