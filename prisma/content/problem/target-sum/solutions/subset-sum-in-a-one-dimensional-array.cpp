#include <cstdlib>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (abs(target) > total || (total + target) % 2 == 1) return 0;
        int plus = (total + target) / 2;
        vector<int> ways(plus + 1, 0);
        ways[0] = 1;
        for (int num : nums) {
            for (int t = plus; t >= num; t--) ways[t] += ways[t - num];
        }
        return ways[plus];
    }
};
