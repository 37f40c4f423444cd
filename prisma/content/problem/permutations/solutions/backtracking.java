import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<List<Integer>> permutations;
    private final List<Integer> current = new ArrayList<>();
    private boolean[] used;

    public List<List<Integer>> permute(int[] nums) {
        permutations = new ArrayList<>();
        used = new boolean[nums.length];
        fill(nums);
        return permutations;
    }

    private void fill(int[] nums) {
        if (current.size() == nums.length) {
            permutations.add(new ArrayList<>(current));
            return;
        }
        for (int i = 0; i < nums.length; i++) {
            if (!used[i]) {
                used[i] = true;
                current.add(nums[i]);
                fill(nums);
                current.remove(current.size() - 1);
                used[i] = false;
            }
        }
    }
}
