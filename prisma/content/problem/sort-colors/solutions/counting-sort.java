class Solution {
    public void sortColors(int[] nums) {
        int[] counts = new int[3];
        for (int color : nums) {
            counts[color]++;
        }
        int i = 0;
        for (int color = 0; color < 3; color++) {
            for (int left = counts[color]; left > 0; left--) {
                nums[i++] = color;
            }
        }
    }
}
