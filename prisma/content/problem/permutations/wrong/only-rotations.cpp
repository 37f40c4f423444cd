// Wrong Answer: generates only the rotations
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
