import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    private final Set<List<Integer>> combinations = new HashSet<>();
    private final List<Integer> sequence = new ArrayList<>();

    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        combinations.clear();
        extend(candidates, target);
        return new ArrayList<>(combinations);
    }

    private void extend(int[] candidates, int rest) {
        if (rest == 0) {
            combinations.add(sequence.stream().sorted().toList());
        }
        for (int number : candidates) {
            if (number <= rest) {
                sequence.add(number);
                extend(candidates, rest - number);
                sequence.remove(sequence.size() - 1);
            }
        }
    }
}
