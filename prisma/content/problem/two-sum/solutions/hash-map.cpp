#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> positionOf;
        for (int position = 0; position < static_cast<int>(nums.size()); ++position) {
            auto partner = positionOf.find(target - nums[position]);
            if (partner != positionOf.end()) return {partner->second, position};
            positionOf[nums[position]] = position;
        }
        return {};
    }
};
