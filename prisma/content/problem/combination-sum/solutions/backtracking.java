import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    private List<List<Integer>> combinations;
    private final List<Integer> current = new ArrayList<>();

    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        Arrays.sort(candidates);
        combinations = new ArrayList<>();
        extend(candidates, 0, target);
        return combinations;
    }

    private void extend(int[] candidates, int start, int rest) {
        if (rest == 0) {
            combinations.add(new ArrayList<>(current));
            return;
        }
        for (int i = start; i < candidates.length && candidates[i] <= rest; i++) {
            current.add(candidates[i]);
            extend(candidates, i, rest - candidates[i]);
            current.remove(current.size() - 1);
        }
    }
}
