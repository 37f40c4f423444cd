#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        unordered_map<int, int> ways{{0, 1}};
        for (int num : nums) {
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
