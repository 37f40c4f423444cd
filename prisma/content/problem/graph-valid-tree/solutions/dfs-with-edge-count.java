import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Solution {
    public boolean validTree(int n, int[][] edges) {
        if (edges.length != n - 1) {
            return false;
        }
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        boolean[] reached = new boolean[n];
        reached[0] = true;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(0);
        int count = 0;
        while (!stack.isEmpty()) {
            count++;
            for (int other : neighbours.get(stack.pop())) {
                if (!reached[other]) {
                    reached[other] = true;
                    stack.push(other);
                }
            }
        }
        return count == n;
    }
}
