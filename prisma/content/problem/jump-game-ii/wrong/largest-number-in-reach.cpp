// Wrong Answer: jumps to the largest number in reach, not to the index that reaches furthest
class Solution {
public:
    int jump(vector<int>& nums) {
        int position = 0, jumps = 0, last = nums.size() - 1;
        while (position < last) {
            int reach = position + nums[position];
            jumps++;
            if (reach >= last) return jumps;
            int best = position + 1;
            for (int i = best; i <= reach; i++) {
                if (nums[i] > nums[best]) best = i;
            }
            position = best;
        }
        return jumps;
    }
};
