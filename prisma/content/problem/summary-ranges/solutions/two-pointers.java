import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<String> summaryRanges(int[] nums) {
        List<String> ranges = new ArrayList<>();
        int start = 0;
        while (start < nums.length) {
            int end = start;
            while (end + 1 < nums.length && nums[end + 1] == nums[end] + 1) {
                end++;
            }
            String first = String.valueOf(nums[start]);
            ranges.add(start == end ? first : first + "->" + nums[end]);
            start = end + 1;
        }
        return ranges;
    }
}
