// Wrong Answer: the element moved from the end may equal val and is never tested
#include <vector>
using namespace std;

class Solution {
public:
    int removeElement(vector<int>& nums, int val) {
        int k = nums.size();
        for (int i = 0; i < k; i++) {
            if (nums[i] == val) nums[i] = nums[--k];
        }
        return k;
    }
};
