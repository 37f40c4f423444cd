// Runtime Error: goes on while positions are in reach, also behind the end of the list
class Solution {
    public boolean canJump(int[] nums) {
        int furthest = 0;
        for (int position = 0; position <= furthest; position++) {
            furthest = Math.max(furthest, position + nums[position]);
        }
        return furthest >= nums.length - 1;
    }
}
