// Wrong Answer: turns the list round and misses all orders that are no rotation
class Solution {
public:
    vector<vector<int>> permute(vector<int>& nums) {
        vector<vector<int>> permutations;
        for (size_t i = 0; i < nums.size(); i++) {
            permutations.push_back(nums);
            rotate(nums.begin(), nums.begin() + 1, nums.end());
        }
        return permutations;
    }
};
