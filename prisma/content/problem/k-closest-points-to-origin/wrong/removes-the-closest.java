// Wrong Answer: keeps k points in a min-heap, which removes the closest point instead of the farthest
import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
    public int[][] kClosest(int[][] points, int k) {
        Comparator<int[]> byDistance = Comparator.comparingLong(this::squaredDistance);
        PriorityQueue<int[]> closest = new PriorityQueue<>(byDistance);
        for (int[] point : points) {
            closest.add(point);
            if (closest.size() > k) closest.remove();
        }
        return closest.toArray(new int[0][]);
    }

    private long squaredDistance(int[] point) {
        long x = point[0];
        long y = point[1];
        return x * x + y * y;
    }
}
