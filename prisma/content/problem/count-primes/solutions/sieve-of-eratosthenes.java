class Solution {
    public int countPrimes(int n) {
        boolean[] isComposite = new boolean[n];
        int count = 0;
        for (int p = 2; p < n; p++) {
            if (isComposite[p]) {
                continue;
            }
            count++;
            if (p > n / p) {
                continue;
            }
            for (int multiple = p * p; multiple < n; multiple += p) {
                isComposite[multiple] = true;
            }
        }
        return count;
    }
}
