import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

class Solution {
    public boolean canFinish(int numCourses, int[][] prerequisites) {
        int[] missing = new int[numCourses];
        List<List<Integer>> waiting = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            waiting.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            missing[pair[0]]++;
            waiting.get(pair[1]).add(pair[0]);
        }
        Queue<Integer> ready = new ArrayDeque<>();
        for (int course = 0; course < numCourses; course++) {
            if (missing[course] == 0) {
                ready.add(course);
            }
        }
        int finished = 0;
        while (!ready.isEmpty()) {
            finished++;
            for (int course : waiting.get(ready.remove())) {
                missing[course]--;
                if (missing[course] == 0) {
                    ready.add(course);
                }
            }
        }
        return finished == numCourses;
    }
}
