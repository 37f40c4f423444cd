class Solution {
    public int findLength(int[] nums1, int[] nums2) {
        int[] row = new int[nums2.length + 1];
        int longest = 0;
        for (int i = nums1.length - 1; i >= 0; i--) {
            for (int j = 0; j < nums2.length; j++) {
                row[j] = nums1[i] == nums2[j] ? row[j + 1] + 1 : 0;
                longest = Math.max(longest, row[j]);
            }
        }
        return longest;
    }
}
