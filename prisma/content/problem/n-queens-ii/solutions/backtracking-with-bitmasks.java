class Solution {
    public int totalNQueens(int n) {
        return count((1 << n) - 1, 0, 0, 0);
    }

    private int count(int full, int columns, int left, int right) {
        if (columns == full) return 1;
        int total = 0;
        int free = full & ~(columns | left | right);
        while (free != 0) {
            int bit = free & -free;
            free &= free - 1;
            total += count(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return total;
    }
}
