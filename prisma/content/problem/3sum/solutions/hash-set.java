import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Arrays.sort(nums);
        int n = nums.length;
        List<List<Integer>> triples = new ArrayList<>();
        for (int i = 0; i < n && nums[i] <= 0; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            Set<Integer> passed = new HashSet<>();
            for (int k = i + 1; k < n; k++) {
                int b = -nums[i] - nums[k];
                if (passed.contains(b)) {
                    triples.add(List.of(nums[i], b, nums[k]));
                    while (k + 1 < n && nums[k + 1] == nums[k]) k++;
                }
                passed.add(nums[k]);
            }
        }
        return triples;
    }
}
