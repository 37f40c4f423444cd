#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    bool containsNearbyDuplicate(vector<int>& nums, int k) {
        unordered_map<int, int> last;
        for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
            auto found = last.find(nums[i]);
            if (found != last.end() && i - found->second <= k) return true;
            last[nums[i]] = i;
        }
        return false;
    }
};
