#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> countSmaller(vector<int>& nums) {
        vector<int> counts(nums.size()), passed;
        for (int i = static_cast<int>(nums.size()) - 1; i >= 0; i--) {
            auto place = lower_bound(passed.begin(), passed.end(), nums[i]);
            counts[i] = place - passed.begin();
            passed.insert(place, nums[i]);
        }
        return counts;
    }
};
