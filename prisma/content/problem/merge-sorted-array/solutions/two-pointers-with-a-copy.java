import java.util.Arrays;

class Solution {
    public void merge(int[] nums1, int m, int[] nums2, int n) {
        int[] own = Arrays.copyOf(nums1, m);
        int i = 0;
        int j = 0;
        for (int place = 0; place < m + n; place++) {
            if (j == n || (i < m && own[i] <= nums2[j])) {
                nums1[place] = own[i++];
            } else {
                nums1[place] = nums2[j++];
            }
        }
    }
}
