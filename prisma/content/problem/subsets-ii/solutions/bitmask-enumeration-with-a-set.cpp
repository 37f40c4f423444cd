#include <algorithm>
#include <set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> subsetsWithDup(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        set<vector<int>> selections;
        for (int bits = 0; bits < 1 << nums.size(); bits++) {
            vector<int> chosen;
            for (size_t i = 0; i < nums.size(); i++) {
                if ((bits >> i & 1) == 1) chosen.push_back(nums[i]);
            }
            selections.insert(chosen);
        }
        return {selections.begin(), selections.end()};
    }
};
