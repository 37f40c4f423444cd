class Solution {
    public boolean canJump(int[] nums) {
        return leadsToEnd(nums, 0);
    }

    private boolean leadsToEnd(int[] nums, int position) {
        int last = nums.length - 1;
        if (position == last) {
            return true;
        }
        int furthest = Math.min(position + nums[position], last);
        for (int next = position + 1; next <= furthest; next++) {
            if (leadsToEnd(nums, next)) {
                return true;
            }
        }
        return false;
    }
}
