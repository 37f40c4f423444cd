import java.util.Arrays;

class Solution {
    public int[] intersect(int[] nums1, int[] nums2) {
        boolean[] used = new boolean[nums2.length];
        int[] common = new int[nums1.length];
        int size = 0;
        for (int num : nums1) {
            for (int j = 0; j < nums2.length; j++) {
                if (nums2[j] == num && !used[j]) {
                    used[j] = true;
                    common[size++] = num;
                    break;
                }
            }
        }
        return Arrays.copyOf(common, size);
    }
}
