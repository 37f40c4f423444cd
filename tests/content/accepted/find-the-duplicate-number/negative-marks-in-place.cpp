class Solution {
public:
    int findDuplicate(vector<int>& nums) {
        for (int x : nums) {
            int i = abs(x);
            if (nums[i] < 0) return i;
            nums[i] *= -1;
        }
        return -1;
    }
};
