// Wrong Answer: adds up the numbers on the way, as if unused jump length could be saved for later
class Solution {
public:
    bool canJump(vector<int>& nums) {
        long long fuel = 0;
        for (size_t i = 0; i + 1 < nums.size(); i++) {
            fuel += nums[i];
            if (fuel == 0) return false;
            fuel--;
        }
        return true;
    }
};
