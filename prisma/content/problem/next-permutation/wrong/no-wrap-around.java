// Wrong Answer: leaves the last permutation as it is
class Solution {
    public void nextPermutation(int[] nums) {
        for (int i = nums.length - 2; i >= 0; i--) {
            if (nums[i] >= nums[i + 1]) continue;
            int j = nums.length - 1;
            while (nums[j] <= nums[i]) j--;
            int num = nums[i];
            nums[i] = nums[j];
            nums[j] = num;
            for (int a = i + 1, b = nums.length - 1; a < b; a++, b--) {
                int other = nums[a];
                nums[a] = nums[b];
                nums[b] = other;
            }
            return;
        }
    }
}
