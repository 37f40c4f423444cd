// Wrong Answer: compares neighbours in sorted order, which finds the minimum XOR instead
class Solution {
public:
    int findMaximumXOR(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        int best = 0;
        for (size_t i = 1; i < nums.size(); i++) {
            best = max(best, nums[i - 1] ^ nums[i]);
        }
        return max(best, nums.front() ^ nums.back());
    }
};
