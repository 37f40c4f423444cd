import java.util.ArrayList;
import java.util.List;

class Solution {
    public int[] asteroidCollision(int[] asteroids) {
        List<Integer> rocks = new ArrayList<>();
        for (int rock : asteroids) {
            rocks.add(rock);
        }
        int pair = findPair(rocks);
        while (pair >= 0) {
            int sum = rocks.get(pair) + rocks.get(pair + 1);
            if (sum <= 0) {
                rocks.remove(pair);
            }
            if (sum >= 0) {
                rocks.remove(sum == 0 ? pair : pair + 1);
            }
            pair = findPair(rocks);
        }
        return rocks.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int findPair(List<Integer> rocks) {
        for (int i = 0; i + 1 < rocks.size(); i++) {
            if (rocks.get(i) > 0 && rocks.get(i + 1) < 0) {
                return i;
            }
        }
        return -1;
    }
}
