import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<List<Integer>> subsetsWithDup(int[] nums) {
        Arrays.sort(nums);
        Set<List<Integer>> selections = new HashSet<>();
        for (int bits = 0; bits < 1 << nums.length; bits++) {
            List<Integer> chosen = new ArrayList<>();
            for (int i = 0; i < nums.length; i++) {
                if ((bits >> i & 1) == 1) {
                    chosen.add(nums[i]);
                }
            }
            selections.add(chosen);
        }
        return new ArrayList<>(selections);
    }
}
