// Wrong Answer: lets any two neighbours with different signs collide, even if they move apart
import java.util.Arrays;

class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        int[] left = new int[asteroids.length];
        int size = 0;
        for (int rock : asteroids) {
            boolean survives = true;
            while (survives && size > 0 && left[size - 1] > 0 != rock > 0) {
                int other = Math.abs(left[size - 1]);
                survives = Math.abs(rock) > other;
                if (other <= Math.abs(rock)) size--;
            }
            if (survives) left[size++] = rock;
        }
        return Arrays.copyOf(left, size);
    }
}
