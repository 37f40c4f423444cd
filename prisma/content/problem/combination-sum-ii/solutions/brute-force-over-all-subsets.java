import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<List<Integer>> combinationSum2(int[] candidates, int target) {
        Set<List<Integer>> combinations = new HashSet<>();
        Arrays.sort(candidates);
        for (int bits = 0; bits < 1 << candidates.length; bits++) {
            List<Integer> chosen = new ArrayList<>();
            int sum = 0;
            for (int i = 0; i < candidates.length; i++) {
                if ((bits >> i & 1) == 1) {
                    chosen.add(candidates[i]);
                    sum += candidates[i];
                }
            }
            if (sum == target) {
                combinations.add(chosen);
            }
        }
        return new ArrayList<>(combinations);
    }
}
