import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<List<Integer>> combine(int n, int k) {
        List<Integer> combination = new ArrayList<>();
        for (int num = 1; num <= k; num++) {
            combination.add(num);
        }
        List<List<Integer>> combinations = new ArrayList<>();
        while (true) {
            combinations.add(new ArrayList<>(combination));
            int i = k - 1;
            while (i >= 0 && combination.get(i) == n - k + i + 1) {
                i--;
            }
            if (i < 0) return combinations;
            combination.set(i, combination.get(i) + 1);
            for (int j = i + 1; j < k; j++) {
                combination.set(j, combination.get(j - 1) + 1);
            }
        }
    }
}
