#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int jump(vector<int>& nums) {
        int last = nums.size() - 1;
        vector<int> jumps(nums.size(), nums.size());
        jumps[0] = 0;
        for (int i = 0; i < last; i++) {
            for (int j = i + 1; j <= min(i + nums[i], last); j++) {
                jumps[j] = min(jumps[j], jumps[i] + 1);
            }
        }
        return jumps[last];
    }
};
