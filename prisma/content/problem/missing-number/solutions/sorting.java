import java.util.Arrays;

class Solution {
    public int missingNumber(int[] nums) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        int i = 0;
        while (i < sorted.length && sorted[i] == i) {
            i++;
        }
        return i;
    }
}
