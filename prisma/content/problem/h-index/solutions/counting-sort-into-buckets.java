class Solution {
    public int hIndex(int[] citations) {
        int n = citations.length;
        int[] papers = new int[n + 1];
        for (int count : citations) {
            papers[Math.min(count, n)]++;
        }
        int h = n;
        int total = papers[n];
        while (total < h) {
            h--;
            total += papers[h];
        }
        return h;
    }
}
