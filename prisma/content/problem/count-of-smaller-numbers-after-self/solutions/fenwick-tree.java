import java.util.Arrays;
import java.util.List;

class Solution {
    private static final int OFFSET = 10_001;
    private static final int VALUES = 20_001;

    public List<Integer> countSmaller(int[] nums) {
        int[] tree = new int[VALUES + 1];
        Integer[] counts = new Integer[nums.length];
        for (int i = nums.length - 1; i >= 0; i--) {
            int own = nums[i] + OFFSET;
            int smaller = 0;
            for (int entry = own - 1; entry > 0; entry -= entry & -entry) {
                smaller += tree[entry];
            }
            counts[i] = smaller;
            for (int entry = own; entry <= VALUES; entry += entry & -entry) {
                tree[entry]++;
            }
        }
        return Arrays.asList(counts);
    }
}
