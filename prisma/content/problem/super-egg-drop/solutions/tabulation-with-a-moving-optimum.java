class Solution {
    public int superEggDrop(int k, int n) {
        int[] fewerEggs = new int[n + 1];
        for (int floors = 1; floors <= n; floors++) {
            fewerEggs[floors] = floors;
        }
        for (int eggs = 2; eggs <= k; eggs++) {
            int[] moves = new int[n + 1];
            int x = 1;
            for (int floors = 1; floors <= n; floors++) {
                while (x < floors
                        && Math.max(fewerEggs[x - 1], moves[floors - x])
                        >= Math.max(fewerEggs[x], moves[floors - x - 1])) {
                    x++;
                }
                moves[floors] = 1 + Math.max(fewerEggs[x - 1], moves[floors - x]);
            }
            fewerEggs = moves;
        }
        return fewerEggs[n];
    }
}
