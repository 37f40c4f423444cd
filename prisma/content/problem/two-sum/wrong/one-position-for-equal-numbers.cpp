// Wrong Answer: equal numbers share one entry in the map, so they never form a pair
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> positionOf;
        for (int i = 0; i < static_cast<int>(nums.size()); ++i) positionOf[nums[i]] = i;
        for (const auto& [num, position] : positionOf) {
            auto partner = positionOf.find(target - num);
            if (partner != positionOf.end() && partner->second != position) {
                return {position, partner->second};
            }
        }
        return {};
    }
};
