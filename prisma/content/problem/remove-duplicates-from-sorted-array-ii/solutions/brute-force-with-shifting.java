class Solution {
    public int removeDuplicates(int[] nums) {
        int length = nums.length;
        int i = 2;
        while (i < length) {
            if (nums[i] == nums[i - 2]) {
                for (int j = i + 1; j < length; j++) {
                    nums[j - 1] = nums[j];
                }
                length--;
            } else {
                i++;
            }
        }
        return length;
    }
}
