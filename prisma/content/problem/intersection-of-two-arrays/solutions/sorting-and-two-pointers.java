import java.util.Arrays;

class Solution {
    public int[] intersection(int[] nums1, int[] nums2) {
        Arrays.sort(nums1);
        Arrays.sort(nums2);
        int[] common = new int[nums1.length];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < nums1.length && j < nums2.length) {
            if (nums1[i] < nums2[j]) {
                i++;
            } else if (nums1[i] > nums2[j]) {
                j++;
            } else {
                if (size == 0 || common[size - 1] != nums1[i]) {
                    common[size++] = nums1[i];
                }
                i++;
                j++;
            }
        }
        return Arrays.copyOf(common, size);
    }
}
