#include <vector>
using namespace std;

class Solution {
    vector<vector<int>> permutations;
    vector<int> current;
    vector<bool> used;

    void fill(const vector<int>& nums) {
        if (current.size() == nums.size()) {
            permutations.push_back(current);
            return;
        }
        for (size_t i = 0; i < nums.size(); i++) {
            if (used[i]) continue;
            used[i] = true;
            current.push_back(nums[i]);
            fill(nums);
            current.pop_back();
            used[i] = false;
        }
    }

public:
    vector<vector<int>> permute(vector<int>& nums) {
        permutations.clear();
        used.assign(nums.size(), false);
        fill(nums);
        return permutations;
    }
};
