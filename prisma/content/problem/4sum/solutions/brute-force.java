import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<List<Integer>> fourSum(int[] nums, int target) {
        int[] v = nums.clone();
        Arrays.sort(v);
        List<List<Integer>> found = new ArrayList<>();
        for (int a = 0; a < v.length; a++) {
            if (a > 0 && v[a] == v[a - 1]) continue;
            for (int b = a + 1; b < v.length; b++) {
                if (b > a + 1 && v[b] == v[b - 1]) continue;
                for (int c = b + 1; c < v.length; c++) {
                    if (c > b + 1 && v[c] == v[c - 1]) continue;
                    for (int d = c + 1; d < v.length; d++) {
                        if (d > c + 1 && v[d] == v[d - 1]) continue;
                        long sum = (long) v[a] + v[b] + v[c] + v[d];
                        if (sum == target) found.add(List.of(v[a], v[b], v[c], v[d]));
                    }
                }
            }
        }
        return found;
    }
}
