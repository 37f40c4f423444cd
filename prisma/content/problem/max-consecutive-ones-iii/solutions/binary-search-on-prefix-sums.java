class Solution {
    public int longestOnes(int[] nums, int k) {
        int[] zeros = new int[nums.length + 1];
        int longest = 0;
        for (int end = 1; end <= nums.length; end++) {
            zeros[end] = zeros[end - 1] + 1 - nums[end - 1];
            int low = 0;
            int high = end;
            while (low < high) {
                int mid = (low + high) / 2;
                if (zeros[mid] >= zeros[end] - k) {
                    high = mid;
                } else {
                    low = mid + 1;
                }
            }
            longest = Math.max(longest, end - low);
        }
        return longest;
    }
}
