class Solution {
    public boolean canJump(int[] nums) {
        int last = nums.length - 1;
        boolean[] good = new boolean[nums.length];
        good[last] = true;
        for (int position = last - 1; position >= 0; position--) {
            int furthest = Math.min(position + nums[position], last);
            for (int next = position + 1; next <= furthest && !good[position]; next++) {
                good[position] = good[next];
            }
        }
        return good[0];
    }
}
