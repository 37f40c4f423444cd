#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool canJump(vector<int>& nums) {
        int last = nums.size() - 1;
        vector<char> good(nums.size(), false);
        good[last] = true;
        for (int position = last - 1; position >= 0; position--) {
            int furthest = min(position + nums[position], last);
            int next = position + 1;
            while (next <= furthest && !good[next]) next++;
            good[position] = next <= furthest;
        }
        return good[0];
    }
};
