// Wrong Answer: counts the substrings, which is one more than the cuts
class Solution {
    public int minCut(String s) {
        int n = s.length();
        int[] parts = new int[n + 1];
        for (int end = 1; end <= n; end++) {
            parts[end] = end;
            for (int start = 0; start < end; start++) {
                String part = s.substring(start, end);
                if (new StringBuilder(part).reverse().toString().equals(part)) {
                    parts[end] = Math.min(parts[end], parts[start] + 1);
                }
            }
        }
        return parts[n];
    }
}
