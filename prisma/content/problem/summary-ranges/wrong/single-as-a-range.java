// Wrong Answer: writes a single integer with an arrow as well
import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> summaryRanges(int[] nums) {
        List<String> ranges = new ArrayList<>();
        int i = 0;
        while (i < nums.length) {
            int first = nums[i];
            while (i + 1 < nums.length && nums[i + 1] == nums[i] + 1) i++;
            ranges.add(first + "->" + nums[i]);
            i++;
        }
        return ranges;
    }
}
