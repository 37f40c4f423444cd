import java.util.Arrays;

class Solution {
    public int minSubArrayLen(int target, int[] nums) {
        int n = nums.length;
        int[] prefix = new int[n + 1];
        for (int i = 0; i < n; i++) {
            prefix[i + 1] = prefix[i] + nums[i];
        }
        int shortest = n + 1;
        for (int start = 0; start < n; start++) {
            int end = Arrays.binarySearch(prefix, prefix[start] + target);
            if (end < 0) end = -end - 1;
            if (end > n) break;
            shortest = Math.min(shortest, end - start);
        }
        return shortest <= n ? shortest : 0;
    }
}
