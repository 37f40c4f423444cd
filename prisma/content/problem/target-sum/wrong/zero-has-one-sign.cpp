// Wrong Answer: skips zeros, although each of them doubles the number of ways
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        unordered_map<int, int> ways{{0, 1}};
        for (int num : nums) {
            if (num == 0) continue;
            unordered_map<int, int> following;
            for (auto [result, count] : ways) {
                following[result + num] += count;
                following[result - num] += count;
            }
            ways = following;
        }
        return ways[target];
    }
};
