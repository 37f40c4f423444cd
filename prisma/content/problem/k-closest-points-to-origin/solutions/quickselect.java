import java.util.Arrays;
import java.util.Random;

class Solution {
    public int[][] kClosest(int[][] points, int k) {
        Random chance = new Random();
        int low = 0;
        int high = points.length - 1;
        while (true) {
            long pivot = squaredDistance(points[low + chance.nextInt(high - low + 1)]);
            int closerEnd = low;
            int unseen = low;
            int fartherStart = high + 1;
            while (unseen < fartherStart) {
                long distance = squaredDistance(points[unseen]);
                if (distance < pivot) {
                    swap(points, unseen++, closerEnd++);
                } else if (distance > pivot) {
                    swap(points, unseen, --fartherStart);
                } else {
                    unseen++;
                }
            }
            if (k - 1 < closerEnd) {
                high = closerEnd - 1;
            } else if (k - 1 >= fartherStart) {
                low = fartherStart;
            } else {
                return Arrays.copyOf(points, k);
            }
        }
    }

    private void swap(int[][] points, int i, int j) {
        int[] point = points[i];
        points[i] = points[j];
        points[j] = point;
    }

    private long squaredDistance(int[] point) {
        long x = point[0];
        long y = point[1];
        return x * x + y * y;
    }
}
