import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class Solution {
    public int kthFactor(int n, int k) {
        List<Integer> factors = new ArrayList<>();
        List<Integer> large = new ArrayList<>();
        for (int i = 1; i * i <= n; i++) {
            if (n % i == 0) {
                factors.add(i);
                if (i * i < n) {
                    large.add(n / i);
                }
            }
        }
        Collections.reverse(large);
        factors.addAll(large);
        return k <= factors.size() ? factors.get(k - 1) : -1;
    }
}
