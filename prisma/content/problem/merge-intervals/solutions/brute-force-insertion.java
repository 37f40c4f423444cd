import java.util.ArrayList;
import java.util.List;

class Solution {
    public int[][] merge(int[][] intervals) {
        List<int[]> merged = new ArrayList<>();
        for (int[] interval : intervals) {
            int start = interval[0];
            int end = interval[1];
            List<int[]> apart = new ArrayList<>();
            for (int[] other : merged) {
                if (other[1] < start || end < other[0]) {
                    apart.add(other);
                } else {
                    start = Math.min(start, other[0]);
                    end = Math.max(end, other[1]);
                }
            }
            apart.add(new int[] {start, end});
            merged = apart;
        }
        return merged.toArray(new int[0][]);
    }
}
