import java.util.Arrays;

class Solution {
    public int hIndex(int[] citations) {
        int[] sorted = citations.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        int h = 0;
        while (h < n && sorted[n - 1 - h] > h) {
            h++;
        }
        return h;
    }
}
