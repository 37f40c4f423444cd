class Solution {
    private int[] nums1;
    private int[] nums2;
    private int[][] memo;

    public int findLength(int[] nums1, int[] nums2) {
        this.nums1 = nums1;
        this.nums2 = nums2;
        memo = new int[nums1.length][nums2.length];
        int longest = 0;
        for (int i = 0; i < nums1.length; i++) {
            for (int j = 0; j < nums2.length; j++) {
                longest = Math.max(longest, common(i, j));
            }
        }
        return longest;
    }

    private int common(int i, int j) {
        if (i == nums1.length || j == nums2.length || nums1[i] != nums2[j]) {
            return 0;
        }
        if (memo[i][j] == 0) {
            memo[i][j] = common(i + 1, j + 1) + 1;
        }
        return memo[i][j];
    }
}
