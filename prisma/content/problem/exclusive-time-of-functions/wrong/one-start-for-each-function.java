// Wrong Answer: stores one start time per function, which a recursive call overwrites
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

class Solution {
    public int[] exclusiveTime(int n, List<String> logs) {
        int[] times = new int[n];
        int[] starts = new int[n];
        Deque<Integer> opened = new ArrayDeque<>();
        for (String log : logs) {
            String[] parts = log.split(":");
            int function = Integer.parseInt(parts[0]);
            int time = Integer.parseInt(parts[2]);
            if (parts[1].equals("start")) {
                opened.push(function);
                starts[function] = time;
            } else {
                opened.pop();
                int whole = time + 1 - starts[function];
                times[function] += whole;
                if (!opened.isEmpty()) {
                    times[opened.peek()] -= whole;
                }
            }
        }
        return times;
    }
}
