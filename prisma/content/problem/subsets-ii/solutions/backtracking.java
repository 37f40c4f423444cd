import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    private List<List<Integer>> selections;
    private final List<Integer> current = new ArrayList<>();

    public List<List<Integer>> subsetsWithDup(int[] nums) {
        selections = new ArrayList<>();
        Arrays.sort(nums);
        extend(nums, 0);
        return selections;
    }

    private void extend(int[] nums, int start) {
        selections.add(new ArrayList<>(current));
        for (int i = start; i < nums.length; i++) {
            if (i > start && nums[i] == nums[i - 1]) {
                continue;
            }
            current.add(nums[i]);
            extend(nums, i + 1);
            current.remove(current.size() - 1);
        }
    }
}
