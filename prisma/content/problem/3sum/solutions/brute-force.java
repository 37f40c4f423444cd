import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        int[] a = nums.clone();
        Arrays.sort(a);
        List<List<Integer>> triples = new ArrayList<>();
        for (int i = 0; i < a.length; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            for (int j = i + 1; j < a.length; j++) {
                if (j > i + 1 && a[j] == a[j - 1]) continue;
                for (int k = j + 1; k < a.length; k++) {
                    if (k > j + 1 && a[k] == a[k - 1]) continue;
                    if (a[i] + a[j] + a[k] == 0) triples.add(List.of(a[i], a[j], a[k]));
                }
            }
        }
        return triples;
    }
}
