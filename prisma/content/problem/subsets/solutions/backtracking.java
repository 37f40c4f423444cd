import java.util.ArrayList;
import java.util.List;

class Solution {
    private List<List<Integer>> answer;
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> subsets(int[] nums) {
        answer = new ArrayList<>();
        decide(nums, 0);
        return answer;
    }

    private void decide(int[] nums, int i) {
        if (i == nums.length) {
            answer.add(new ArrayList<>(chosen));
            return;
        }
        decide(nums, i + 1);
        chosen.add(nums[i]);
        decide(nums, i + 1);
        chosen.remove(chosen.size() - 1);
    }
}
