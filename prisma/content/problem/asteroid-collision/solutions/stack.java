import java.util.Arrays;

class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        int[] left = new int[asteroids.length];
        int size = 0;
        for (int rock : asteroids) {
            while (size > 0 && left[size - 1] > 0 && left[size - 1] < -rock) {
                size--;
            }
            if (rock > 0 || size == 0 || left[size - 1] < 0) {
                left[size++] = rock;
            } else if (left[size - 1] == -rock) {
                size--;
            }
        }
        return Arrays.copyOf(left, size);
    }
}
