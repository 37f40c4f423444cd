import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Solution {
    public List<String> summaryRanges(int[] nums) {
        Set<Long> present = new HashSet<>();
        for (int num : nums) {
            present.add((long) num);
        }
        List<String> ranges = new ArrayList<>();
        for (long first : nums) {
            if (present.contains(first - 1)) continue;
            long last = first;
            while (present.contains(last + 1)) {
                last++;
            }
            ranges.add(first == last ? "" + first : first + "->" + last);
        }
        return ranges;
    }
}
