// Wrong Answer: stores the list it keeps changing instead of a copy
class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> current = new ArrayList<>();

    public List<List<Integer>> combinationSum(int[] candidates, int target) {
        extend(candidates, 0, target);
        return combinations;
    }

    private void extend(int[] candidates, int start, int rest) {
        if (rest == 0) {
            combinations.add(current);
        }
        for (int i = start; i < candidates.length; i++) {
            if (candidates[i] <= rest) {
                current.add(candidates[i]);
                extend(candidates, i, rest - candidates[i]);
                current.remove(current.size() - 1);
            }
        }
    }
}
