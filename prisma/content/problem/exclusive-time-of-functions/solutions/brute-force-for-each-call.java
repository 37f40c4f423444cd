import java.util.List;

class Solution {
    private record Line(int function, boolean isStart, int time) {}

    public int[] exclusiveTime(int n, List<String> logs) {
        Line[] lines = new Line[logs.size()];
        for (int i = 0; i < lines.length; i++) {
            String[] parts = logs.get(i).split(":");
            int function = Integer.parseInt(parts[0]);
            int time = Integer.parseInt(parts[2]);
            lines[i] = new Line(function, parts[1].equals("start"), time);
        }
        int[] times = new int[n];
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].isStart()) {
                times[lines[i].function()] += ownTime(lines, i);
            }
        }
        return times;
    }

    private static int ownTime(Line[] lines, int first) {
        int depth = 1;
        int own = -lines[first].time();
        int i = first;
        while (depth > 0) {
            i++;
            int time = lines[i].time();
            if (lines[i].isStart()) {
                depth++;
                if (depth == 2) {
                    own += time;
                }
            } else {
                depth--;
                if (depth == 1) {
                    own -= time + 1;
                } else if (depth == 0) {
                    own += time + 1;
                }
            }
        }
        return own;
    }
}
