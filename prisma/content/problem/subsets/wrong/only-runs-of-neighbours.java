// Wrong Answer: takes only contiguous subarrays, so [1, 3] of 1, 2, 3 is missing
import java.util.*;

class Solution {
    public List<List<Integer>> subsets(int[] nums) {
        List<List<Integer>> answer = new ArrayList<>();
        answer.add(new ArrayList<>());
        for (int from = 0; from < nums.length; from++) {
            List<Integer> run = new ArrayList<>();
            for (int to = from; to < nums.length; to++) {
                run.add(nums[to]);
                answer.add(new ArrayList<>(run));
            }
        }
        return answer;
    }
}
