// Wrong Answer: counts every rectangle, also those whose sides differ
class DetectSquares {
    private final List<int[]> points = new ArrayList<>();
    private final Map<List<Integer>, Integer> copies = new HashMap<>();

    public void add(int[] point) {
        points.add(point.clone());
        copies.merge(List.of(point[0], point[1]), 1, Integer::sum);
    }

    public int count(int[] point) {
        int total = 0;
        for (int[] other : points) {
            if (other[0] == point[0] || other[1] == point[1]) continue;
            total += copies.getOrDefault(List.of(point[0], other[1]), 0)
                    * copies.getOrDefault(List.of(other[0], point[1]), 0);
        }
        return total;
    }
}
