class Solution {
    public boolean canJump(int[] nums) {
        int furthest = 0;
        for (int position = 0; position < nums.length; position++) {
            if (position > furthest) {
                return false;
            }
            furthest = Math.max(furthest, position + nums[position]);
        }
        return true;
    }
}
