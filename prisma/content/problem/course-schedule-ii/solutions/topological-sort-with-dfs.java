import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    private enum State { NEW, OPEN, DONE }

    private List<List<Integer>> needs;
    private State[] states;
    private List<Integer> order;

    public int[] findOrder(int numCourses, int[][] prerequisites) {
        needs = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            needs.add(new ArrayList<>());
        }
        for (int[] pair : prerequisites) {
            needs.get(pair[0]).add(pair[1]);
        }
        states = new State[numCourses];
        Arrays.fill(states, State.NEW);
        order = new ArrayList<>();
        for (int course = 0; course < numCourses; course++) {
            if (!finish(course)) {
                return new int[0];
            }
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean finish(int course) {
        if (states[course] != State.NEW) {
            return states[course] == State.DONE;
        }
        states[course] = State.OPEN;
        for (int needed : needs.get(course)) {
            if (!finish(needed)) {
                return false;
            }
        }
        states[course] = State.DONE;
        order.add(course);
        return true;
    }
}
