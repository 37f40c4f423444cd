// Wrong Answer: skips a number even if the equal one before it is part of the combination
class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();

    public List<List<Integer>> combinationSum2(int[] candidates, int target) {
        Arrays.sort(candidates);
        extend(candidates, 0, new ArrayList<>(), target);
        return combinations;
    }

    private void extend(int[] candidates, int start, List<Integer> current, int rest) {
        if (rest == 0) {
            combinations.add(new ArrayList<>(current));
        }
        for (int i = start; i < candidates.length && candidates[i] <= rest; i++) {
            if (i > 0 && candidates[i] == candidates[i - 1]) {
                continue;
            }
            current.add(candidates[i]);
            extend(candidates, i + 1, current, rest - candidates[i]);
            current.remove(current.size() - 1);
        }
    }
}
