class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        int count = nums1.length + nums2.length;
        int i = 0;
        int j = 0;
        double previous = 0;
        double current = 0;
        for (int taken = 0; taken <= count / 2; taken++) {
            previous = current;
            boolean fromFirst =
                j == nums2.length || (i < nums1.length && nums1[i] <= nums2[j]);
            current = fromFirst ? nums1[i++] : nums2[j++];
        }
        return count % 2 == 1 ? current : (previous + current) / 2;
    }
}
