import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        List<List<List<Integer>>> combinations = new ArrayList<>();
        for (int total = 0; total <= target; total++) {
            combinations.add(new ArrayList<>());
        }
        combinations.get(0).add(List.of());
        for (int number : candidates) {
            for (int total = number; total <= target; total++) {
                for (List<Integer> shorter : combinations.get(total - number)) {
                    List<Integer> longer = new ArrayList<>(shorter);
                    longer.add(number);
                    combinations.get(total).add(longer);
                }
            }
        }
        return combinations.get(target);
    }
}
