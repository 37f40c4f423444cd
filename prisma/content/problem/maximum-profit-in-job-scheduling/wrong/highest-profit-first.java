// Wrong Answer: greedy by profit, although two smaller jobs may earn more together
import java.util.ArrayList;
import java.util.List;

class Solution {
    public int jobScheduling(int[] startTime, int[] endTime, int[] profit) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < profit.length; i++) order.add(i);
        order.sort((a, b) -> profit[b] - profit[a]);
        List<Integer> done = new ArrayList<>();
        int total = 0;
        for (int job : order) {
            boolean fits = true;
            for (int other : done) {
                if (startTime[job] < endTime[other] && startTime[other] < endTime[job]) {
                    fits = false;
                }
            }
            if (fits) {
                done.add(job);
                total += profit[job];
            }
        }
        return total;
    }
}
