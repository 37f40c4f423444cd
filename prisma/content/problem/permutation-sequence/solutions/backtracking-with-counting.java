class Solution {
    public String getPermutation(int n, int k) {
        StringBuilder prefix = new StringBuilder();
        complete(prefix, new boolean[n + 1], n, k);
        return prefix.toString();
    }

    private void complete(StringBuilder prefix, boolean[] used, int n, int k) {
        int left = n - prefix.length();
        if (left == 0) return;
        int block = 1;
        for (int factor = 2; factor < left; factor++) {
            block *= factor;
        }
        for (int digit = 1; digit <= n; digit++) {
            if (used[digit]) continue;
            if (k <= block) {
                used[digit] = true;
                prefix.append(digit);
                complete(prefix, used, n, k);
                return;
            }
            k -= block;
        }
    }
}
