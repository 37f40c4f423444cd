#include <algorithm>
#include <vector>
using namespace std;

class Solution {
    vector<vector<int>> selections;
    vector<int> current;

    void extend(const vector<int>& nums, size_t start) {
        selections.push_back(current);
        for (size_t i = start; i < nums.size(); i++) {
            if (i > start && nums[i] == nums[i - 1]) continue;
            current.push_back(nums[i]);
            extend(nums, i + 1);
            current.pop_back();
        }
    }

public:
    vector<vector<int>> subsetsWithDup(vector<int>& nums) {
        selections.clear();
        sort(nums.begin(), nums.end());
        extend(nums, 0);
        return selections;
    }
};
