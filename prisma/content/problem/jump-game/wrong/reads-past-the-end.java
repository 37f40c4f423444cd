// Runtime Error: keeps going while indices are reachable, even past the end of the array
class Solution {
    public boolean canJump(int[] nums) {
        int furthest = 0;
        for (int position = 0; position <= furthest; position++) {
            furthest = Math.max(furthest, position + nums[position]);
        }
        return furthest >= nums.length - 1;
    }
}
