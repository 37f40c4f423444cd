import java.util.ArrayList;
import java.util.List;

class Solution {
    private final List<List<Integer>> combinations = new ArrayList<>();
    private final List<Integer> chosen = new ArrayList<>();

    public List<List<Integer>> combine(int n, int k) {
        extend(1, n, k);
        return combinations;
    }

    private void extend(int first, int n, int needed) {
        if (needed == 0) {
            combinations.add(new ArrayList<>(chosen));
            return;
        }
        for (int num = first; num <= n - needed + 1; num++) {
            chosen.add(num);
            extend(num + 1, n, needed - 1);
            chosen.remove(chosen.size() - 1);
        }
    }
}
