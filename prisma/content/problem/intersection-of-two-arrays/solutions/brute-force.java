import java.util.Arrays;

class Solution {
    public int[] intersection(int[] nums1, int[] nums2) {
        int[] common = new int[nums1.length];
        int size = 0;
        for (int num : nums1) {
            if (contains(nums2, nums2.length, num) && !contains(common, size, num)) {
                common[size++] = num;
            }
        }
        return Arrays.copyOf(common, size);
    }

    private boolean contains(int[] nums, int size, int num) {
        for (int i = 0; i < size; i++) {
            if (nums[i] == num) {
                return true;
            }
        }
        return false;
    }
}
