class Solution {
    public int lastStoneWeight(int[] stones) {
        int count = stones.length;
        while (count > 1) {
            moveHeaviestToEnd(stones, count);
            moveHeaviestToEnd(stones, count - 1);
            int rest = stones[count - 1] - stones[count - 2];
            count -= 2;
            if (rest > 0) stones[count++] = rest;
        }
        return count == 0 ? 0 : stones[0];
    }

    private void moveHeaviestToEnd(int[] stones, int count) {
        int heaviest = 0;
        for (int i = 1; i < count; i++) {
            if (stones[i] > stones[heaviest]) heaviest = i;
        }
        int weight = stones[heaviest];
        stones[heaviest] = stones[count - 1];
        stones[count - 1] = weight;
    }
}
