// Wrong Answer: ignores nodes without edges
class Solution {
    public int countComponents(int n, int[][] edges) {
        Map<Integer, List<Integer>> neighbours = new HashMap<>();
        for (int[] edge : edges) {
            neighbours.computeIfAbsent(edge[0], node -> new ArrayList<>()).add(edge[1]);
            neighbours.computeIfAbsent(edge[1], node -> new ArrayList<>()).add(edge[0]);
        }
        Set<Integer> marked = new HashSet<>();
        int groups = 0;
        for (int start : neighbours.keySet()) {
            if (!marked.add(start)) {
                continue;
            }
            groups++;
            Deque<Integer> stack = new ArrayDeque<>(List.of(start));
            while (!stack.isEmpty()) {
                for (int other : neighbours.get(stack.pop())) {
                    if (marked.add(other)) {
                        stack.push(other);
                    }
                }
            }
        }
        return groups;
    }
}
