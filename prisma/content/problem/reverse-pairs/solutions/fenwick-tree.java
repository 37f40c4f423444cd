import java.util.Arrays;

class Solution {
    public int reversePairs(int[] nums) {
        int[] ordered = nums.clone();
        Arrays.sort(ordered);
        int[] tree = new int[nums.length + 1];
        int pairs = 0;
        for (int seen = 0; seen < nums.length; seen++) {
            int notGreater = 0;
            for (int i = countUpTo(ordered, 2L * nums[seen]); i > 0; i -= i & -i) {
                notGreater += tree[i];
            }
            pairs += seen - notGreater;
            int rank = countUpTo(ordered, nums[seen] - 1L) + 1;
            for (int i = rank; i <= nums.length; i += i & -i) {
                tree[i]++;
            }
        }
        return pairs;
    }

    private int countUpTo(int[] ordered, long limit) {
        int low = 0;
        int high = ordered.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ordered[middle] <= limit) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
