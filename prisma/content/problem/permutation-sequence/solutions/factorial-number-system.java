class Solution {
    public String getPermutation(int n, int k) {
        StringBuilder digits = new StringBuilder("123456789".substring(0, n));
        int block = 1;
        for (int factor = 2; factor <= n; factor++) {
            block *= factor;
        }
        StringBuilder permutation = new StringBuilder();
        int rest = k - 1;
        for (int left = n; left > 0; left--) {
            block /= left;
            int index = rest / block;
            rest %= block;
            permutation.append(digits.charAt(index));
            digits.deleteCharAt(index);
        }
        return permutation.toString();
    }
}
