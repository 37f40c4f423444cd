import java.util.Arrays;
import java.util.Collections;
import java.util.PriorityQueue;

class Solution {
    private record Project(int capital, int profit) {}

    public int findMaximizedCapital(int k, int w, int[] profits, int[] capital) {
        Project[] projects = new Project[profits.length];
        for (int i = 0; i < projects.length; i++) {
            projects[i] = new Project(capital[i], profits[i]);
        }
        Arrays.sort(projects, (a, b) -> Integer.compare(a.capital(), b.capital()));
        PriorityQueue<Integer> affordable =
                new PriorityQueue<>(Collections.reverseOrder());
        int next = 0;
        for (int round = 0; round < k; round++) {
            while (next < projects.length && projects[next].capital() <= w) {
                affordable.add(projects[next].profit());
                next++;
            }
            if (affordable.isEmpty()) break;
            w += affordable.remove();
        }
        return w;
    }
}
