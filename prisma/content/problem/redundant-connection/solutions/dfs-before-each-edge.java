import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    private List<List<Integer>> neighbours;

    public int[] findRedundantConnection(int[][] edges) {
        neighbours = new ArrayList<>();
        for (int node = 0; node <= edges.length; node++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            if (areConnected(edge[0], edge[1])) {
                return edge;
            }
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        return new int[0];
    }

    private boolean areConnected(int start, int goal) {
        boolean[] reached = new boolean[neighbours.size()];
        reached[start] = true;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            for (int other : neighbours.get(stack.pop())) {
                if (!reached[other]) {
                    reached[other] = true;
                    stack.push(other);
                }
            }
        }
        return reached[goal];
    }
}
