import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[26];
        for (char task : tasks) counts[task - 'A']++;
        PriorityQueue<Integer> left = new PriorityQueue<>(Collections.reverseOrder());
        for (int count : counts) {
            if (count > 0) left.add(count);
        }
        int units = 0;
        while (!left.isEmpty()) {
            List<Integer> run = new ArrayList<>();
            while (!left.isEmpty() && run.size() <= n) run.add(left.remove());
            for (int count : run) {
                if (count > 1) left.add(count - 1);
            }
            units += left.isEmpty() ? run.size() : n + 1;
        }
        return units;
    }
}
