import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class Solution {
    public List<List<Integer>> fourSum(int[] nums, int target) {
        Set<List<Integer>> found = new HashSet<>();
        for (int i = 0; i < nums.length; i++) {
            for (int j = i + 1; j < nums.length; j++) {
                Set<Long> passed = new HashSet<>();
                for (int k = j + 1; k < nums.length; k++) {
                    long complement = (long) target - nums[i] - nums[j] - nums[k];
                    if (passed.contains(complement)) {
                        Stream<Integer> chosen =
                                Stream.of(nums[i], nums[j], nums[k], (int) complement);
                        found.add(chosen.sorted().toList());
                    }
                    passed.add((long) nums[k]);
                }
            }
        }
        return new ArrayList<>(found);
    }
}
