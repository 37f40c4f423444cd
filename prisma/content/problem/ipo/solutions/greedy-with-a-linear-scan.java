class Solution {
    public int findMaximizedCapital(int k, int w, int[] profits, int[] capital) {
        boolean[] done = new boolean[profits.length];
        for (int round = 0; round < k; round++) {
            int best = -1;
            for (int i = 0; i < profits.length; i++) {
                if (done[i] || capital[i] > w) continue;
                if (best < 0 || profits[i] > profits[best]) best = i;
            }
            if (best < 0) break;
            done[best] = true;
            w += profits[best];
        }
        return w;
    }
}
