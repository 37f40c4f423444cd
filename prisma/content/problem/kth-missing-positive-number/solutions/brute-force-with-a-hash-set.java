import java.util.HashSet;
import java.util.Set;

class Solution {
    public int findKthPositive(int[] arr, int k) {
        Set<Integer> present = new HashSet<>();
        for (int value : arr) {
            present.add(value);
        }
        int value = 0;
        while (k > 0) {
            value++;
            if (!present.contains(value)) {
                k--;
            }
        }
        return value;
    }
}
