import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    public int countComponents(int n, int[][] edges) {
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        boolean[] marked = new boolean[n];
        int groups = 0;
        for (int start = 0; start < n; start++) {
            if (!marked[start]) {
                groups++;
                mark(start, neighbours, marked);
            }
        }
        return groups;
    }

    private static void mark(
            int start, List<List<Integer>> neighbours, boolean[] marked) {
        marked[start] = true;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(start);
        while (!stack.isEmpty()) {
            for (int other : neighbours.get(stack.pop())) {
                if (!marked[other]) {
                    marked[other] = true;
                    stack.push(other);
                }
            }
        }
    }
}
