// Wrong Answer: keeps one copy of each value, as in the first version of the problem
#include <vector>
using namespace std;

class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        int write = 1;
        for (int num : nums) {
            if (num != nums[write - 1]) nums[write++] = num;
        }
        return write;
    }
};
