// Wrong Answer: takes a course as soon as one of its prerequisites is finished
import java.util.ArrayList;
import java.util.List;

class Solution {
    public int[] findOrder(int numCourses, int[][] prerequisites) {
        boolean[] needsSome = new boolean[numCourses];
        List<List<Integer>> waiting = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            waiting.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            needsSome[pair[0]] = true;
            waiting.get(pair[1]).add(pair[0]);
        }
        int[] order = new int[numCourses];
        boolean[] taken = new boolean[numCourses];
        int length = 0;
        for (int course = 0; course < numCourses; course++) {
            if (!needsSome[course]) {
                order[length++] = course;
                taken[course] = true;
            }
        }
        for (int place = 0; place < length; place++) {
            for (int course : waiting.get(order[place])) {
                if (!taken[course]) {
                    order[length++] = course;
                    taken[course] = true;
                }
            }
        }
        return length == numCourses ? order : new int[0];
    }
}
