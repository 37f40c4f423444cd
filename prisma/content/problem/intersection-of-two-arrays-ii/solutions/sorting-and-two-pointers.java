import java.util.Arrays;

class Solution {
    public int[] intersect(int[] nums1, int[] nums2) {
        Arrays.sort(nums1);
        Arrays.sort(nums2);
        int[] common = new int[Math.min(nums1.length, nums2.length)];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < nums1.length && j < nums2.length) {
            if (nums1[i] < nums2[j]) {
                i++;
            } else if (nums1[i] > nums2[j]) {
                j++;
            } else {
                common[size++] = nums1[i];
                i++;
                j++;
            }
        }
        return Arrays.copyOf(common, size);
    }
}
