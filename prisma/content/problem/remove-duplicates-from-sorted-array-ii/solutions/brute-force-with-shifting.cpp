#include <vector>
using namespace std;

class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        int length = nums.size();
        int i = 2;
        while (i < length) {
            if (nums[i] == nums[i - 2]) {
                for (int j = i + 1; j < length; j++) nums[j - 1] = nums[j];
                length--;
            } else {
                i++;
            }
        }
        return length;
    }
};
