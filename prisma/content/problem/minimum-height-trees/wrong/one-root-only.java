// Wrong Answer: returns one middle node although a path of odd length has two
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> neighbours = new ArrayList<>();

    public List<Integer> findMinHeightTrees(int n, int[][] edges) {
        for (int i = 0; i < n; i++) neighbours.add(new ArrayList<>());
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        List<Integer> toFirst = longestFrom(0, -1);
        List<Integer> path = longestFrom(toFirst.get(0), -1);
        return List.of(path.get(path.size() / 2));
    }

    private List<Integer> longestFrom(int node, int parent) {
        List<Integer> longest = new ArrayList<>();
        for (int next : neighbours.get(node)) {
            if (next == parent) continue;
            List<Integer> path = longestFrom(next, node);
            if (path.size() > longest.size()) longest = path;
        }
        longest.add(node);
        return longest;
    }
}
