#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    int findTargetSumWays(vector<int>& nums, int target) {
        vector<unordered_map<int, int>> memo(nums.size());
        return ways(nums, 0, target, memo);
    }

private:
    static int ways(const vector<int>& nums, size_t i, int rest,
                    vector<unordered_map<int, int>>& memo) {
        if (i == nums.size()) return rest == 0 ? 1 : 0;
        auto stored = memo[i].find(rest);
        if (stored != memo[i].end()) return stored->second;
        int count = ways(nums, i + 1, rest - nums[i], memo);
        count += ways(nums, i + 1, rest + nums[i], memo);
        memo[i][rest] = count;
        return count;
    }
};
