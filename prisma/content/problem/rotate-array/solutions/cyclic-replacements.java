class Solution {
    public void rotate(int[] nums, int k) {
        int n = nums.length;
        int moved = 0;
        for (int start = 0; moved < n; start++) {
            int i = start;
            int carried = nums[start];
            do {
                i = (i + k) % n;
                int displaced = nums[i];
                nums[i] = carried;
                carried = displaced;
                moved++;
            } while (i != start);
        }
    }
}
