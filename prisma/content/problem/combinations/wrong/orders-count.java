// Wrong Answer: starts at 1 on every level, so each combination is found in all its orders
import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combine(int n, int k) {
        if (chosen.size() == k) {
            combinations.add(new ArrayList<>(chosen));
            return combinations;
        }
        for (int num = 1; num <= n; num++) {
            if (chosen.contains(num)) continue;
            chosen.add(num);
            combine(n, k);
            chosen.remove(chosen.size() - 1);
        }
        return combinations;
    }
}
