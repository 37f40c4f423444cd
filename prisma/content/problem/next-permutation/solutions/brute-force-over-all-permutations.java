import java.util.Arrays;

class Solution {
    private int[] ordered;
    private int[] arranged;
    private boolean[] used;

    public void nextPermutation(int[] nums) {
        ordered = nums.clone();
        Arrays.sort(ordered);
        arranged = new int[nums.length];
        used = new boolean[nums.length];
        int[] next = hasGreater(nums, 0) ? arranged : ordered;
        System.arraycopy(next, 0, nums, 0, nums.length);
    }

    private boolean hasGreater(int[] nums, int length) {
        if (length == nums.length) return Arrays.compare(arranged, nums) > 0;
        for (int i = 0; i < ordered.length; i++) {
            boolean isRepeated = i > 0 && ordered[i - 1] == ordered[i] && !used[i - 1];
            if (used[i] || isRepeated) continue;
            used[i] = true;
            arranged[length] = ordered[i];
            if (hasGreater(nums, length + 1)) return true;
            used[i] = false;
        }
        return false;
    }
}
