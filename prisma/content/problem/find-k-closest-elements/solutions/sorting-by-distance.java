import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    public List<Integer> findClosestElements(int[] arr, int k, int x) {
        List<Integer> byDistance = new ArrayList<>();
        for (int value : arr) {
            byDistance.add(value);
        }
        byDistance.sort(Comparator.<Integer>comparingInt(value -> Math.abs(value - x))
                .thenComparing(Comparator.naturalOrder()));
        List<Integer> closest = new ArrayList<>(byDistance.subList(0, k));
        closest.sort(Comparator.naturalOrder());
        return closest;
    }
}
