import java.util.Arrays;
import java.util.List;

class Solution {
    public List<Integer> countSmaller(int[] nums) {
        int n = nums.length;
        Integer[] counts = new Integer[n];
        int[] passed = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            int size = n - 1 - i;
            int low = 0;
            int high = size;
            while (low < high) {
                int middle = (low + high) / 2;
                if (passed[middle] < nums[i]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            counts[i] = low;
            System.arraycopy(passed, low, passed, low + 1, size - low);
            passed[low] = nums[i];
        }
        return Arrays.asList(counts);
    }
}
