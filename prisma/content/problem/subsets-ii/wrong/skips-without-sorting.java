// Wrong Answer: skips a number that equals the previous one, but the array is not sorted
class Solution {
    private final List<List<Integer>> selections = new ArrayList<>();

    public List<List<Integer>> subsetsWithDup(int[] nums) {
        extend(nums, 0, new ArrayList<>());
        return selections;
    }

    private void extend(int[] nums, int start, List<Integer> current) {
        selections.add(new ArrayList<>(current));
        for (int i = start; i < nums.length; i++) {
            if (i > start && nums[i] == nums[i - 1]) {
                continue;
            }
            current.add(nums[i]);
            extend(nums, i + 1, current);
            current.remove(current.size() - 1);
        }
    }
}
