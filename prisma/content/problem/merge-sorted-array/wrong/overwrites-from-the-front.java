// Wrong Answer: writes to the front of nums1 over elements that are still needed
class Solution {
    public void merge(int[] nums1, int m, int[] nums2, int n) {
        int i = 0;
        int j = 0;
        for (int place = 0; place < m + n; place++) {
            if (j == n || (i < m && nums1[i] <= nums2[j])) {
                nums1[place] = nums1[i++];
            } else {
                nums1[place] = nums2[j++];
            }
        }
    }
}
