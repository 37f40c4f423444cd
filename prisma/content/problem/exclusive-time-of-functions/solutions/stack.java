import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

class Solution {
    public int[] exclusiveTime(int n, List<String> logs) {
        int[] times = new int[n];
        Deque<Integer> opened = new ArrayDeque<>();
        int now = 0;
        for (String log : logs) {
            String[] parts = log.split(":");
            int time = Integer.parseInt(parts[2]);
            if (parts[1].equals("start")) {
                if (!opened.isEmpty()) {
                    times[opened.peek()] += time - now;
                }
                opened.push(Integer.parseInt(parts[0]));
                now = time;
            } else {
                times[opened.pop()] += time + 1 - now;
                now = time + 1;
            }
        }
        return times;
    }
}
