// Wrong Answer: treats the edge back to the parent as a cycle
class Solution {
    private final List<List<Integer>> neighbours = new ArrayList<>();

    public boolean validTree(int n, int[][] edges) {
        for (int node = 0; node < n; node++) {
            neighbours.add(new ArrayList<>());
        }
        for (int[] edge : edges) {
            neighbours.get(edge[0]).add(edge[1]);
            neighbours.get(edge[1]).add(edge[0]);
        }
        Set<Integer> reached = new HashSet<>();
        return explore(0, reached) && reached.size() == n;
    }

    private boolean explore(int node, Set<Integer> reached) {
        if (!reached.add(node)) {
            return false;
        }
        for (int other : neighbours.get(node)) {
            if (!explore(other, reached)) {
                return false;
            }
        }
        return true;
    }
}
