class Solution {
    public void sortColors(int[] nums) {
        for (int i = 0; i < nums.length; i++) {
            int smallest = i;
            for (int j = i + 1; j < nums.length; j++) {
                if (nums[j] < nums[smallest]) smallest = j;
            }
            int color = nums[i];
            nums[i] = nums[smallest];
            nums[smallest] = color;
        }
    }
}
