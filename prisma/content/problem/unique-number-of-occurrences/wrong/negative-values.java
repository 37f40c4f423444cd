// Runtime Error: uses the values as indices, but they may be negative
class Solution {
    public boolean uniqueOccurrences(int[] arr) {
        int[] counts = new int[10_001];
        for (int value : arr) counts[value]++;
        boolean[] seen = new boolean[arr.length + 1];
        for (int count : counts) {
            if (count > 0 && seen[count]) return false;
            seen[count] = true;
        }
        return true;
    }
}
