// Runtime Error: if nums1 is longer, the partition of nums2 may be out of range
class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        int count = nums1.length + nums2.length;
        int half = (count + 1) / 2;
        int low = 0;
        int high = nums1.length;
        while (low < high) {
            int i = (low + high + 1) / 2;
            if (nums1[i - 1] <= nums2[half - i]) {
                low = i;
            } else {
                high = i - 1;
            }
        }
        int j = half - low;
        double left = Math.max(
            low > 0 ? nums1[low - 1] : Double.NEGATIVE_INFINITY,
            j > 0 ? nums2[j - 1] : Double.NEGATIVE_INFINITY);
        if (count % 2 == 1) {
            return left;
        }
        double right = Math.min(
            low < nums1.length ? nums1[low] : Double.POSITIVE_INFINITY,
            j < nums2.length ? nums2[j] : Double.POSITIVE_INFINITY);
        return (left + right) / 2;
    }
}
