import java.util.ArrayList;
import java.util.List;

class Solution {
    private enum State { NEW, OPEN, DONE }

    private final List<List<Integer>> needs = new ArrayList<>();
    private final List<State> states = new ArrayList<>();

    public boolean canFinish(int numCourses, int[][] prerequisites) {
        needs.clear();
        states.clear();
        for (int course = 0; course < numCourses; course++) {
            needs.add(new ArrayList<>());
            states.add(State.NEW);
        }
        for (int[] pair : prerequisites) {
            needs.get(pair[0]).add(pair[1]);
        }
        for (int course = 0; course < numCourses; course++) {
            if (!isFreeOfCycles(course)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFreeOfCycles(int course) {
        if (states.get(course) != State.NEW) {
            return states.get(course) == State.DONE;
        }
        states.set(course, State.OPEN);
        for (int needed : needs.get(course)) {
            if (!isFreeOfCycles(needed)) {
                return false;
            }
        }
        states.set(course, State.DONE);
        return true;
    }
}
