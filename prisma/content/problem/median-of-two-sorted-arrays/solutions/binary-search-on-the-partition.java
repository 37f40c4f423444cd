class Solution {
    public double findMedianSortedArrays(int[] nums1, int[] nums2) {
        if (nums1.length > nums2.length) {
            return findMedianSortedArrays(nums2, nums1);
        }
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
        int i = low;
        int j = half - low;
        double left = Math.max(before(nums1, i), before(nums2, j));
        if (count % 2 == 1) {
            return left;
        }
        return (left + Math.min(behind(nums1, i), behind(nums2, j))) / 2;
    }

    private static double before(int[] nums, int cut) {
        return cut > 0 ? nums[cut - 1] : Double.NEGATIVE_INFINITY;
    }

    private static double behind(int[] nums, int cut) {
        return cut < nums.length ? nums[cut] : Double.POSITIVE_INFINITY;
    }
}
