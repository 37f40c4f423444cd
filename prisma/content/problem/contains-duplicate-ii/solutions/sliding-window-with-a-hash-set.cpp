#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool containsNearbyDuplicate(vector<int>& nums, int k) {
        unordered_set<int> window;
        for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
            if (!window.insert(nums[i]).second) return true;
            if (i >= k) window.erase(nums[i - k]);
        }
        return false;
    }
};
