import java.util.ArrayList;
import java.util.List;

class Solution {
    public int[] findOrder(int numCourses, int[][] prerequisites) {
        int[] missing = new int[numCourses];
        List<List<Integer>> waiting = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            waiting.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            missing[pair[0]]++;
            waiting.get(pair[1]).add(pair[0]);
        }
        int[] order = new int[numCourses];
        int length = 0;
        for (int course = 0; course < numCourses; course++) {
            if (missing[course] == 0) {
                order[length++] = course;
            }
        }
        for (int place = 0; place < length; place++) {
            for (int course : waiting.get(order[place])) {
                missing[course]--;
                if (missing[course] == 0) {
                    order[length++] = course;
                }
            }
        }
        return length == numCourses ? order : new int[0];
    }
}
