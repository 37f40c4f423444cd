class Solution {
    public void merge(int[] nums1, int m, int[] nums2, int n) {
        int i = m - 1;
        int j = n - 1;
        for (int place = m + n - 1; j >= 0; place--) {
            if (i >= 0 && nums1[i] > nums2[j]) {
                nums1[place] = nums1[i--];
            } else {
                nums1[place] = nums2[j--];
            }
        }
    }
}
