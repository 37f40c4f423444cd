// Wrong Answer: requires a jump past the last index, although reaching it is enough
class Solution {
public:
    bool canJump(vector<int>& nums) {
        size_t furthest = 0;
        for (size_t i = 0; i < nums.size() && i <= furthest; i++) {
            furthest = max(furthest, i + nums[i]);
        }
        return furthest >= nums.size();
    }
};
