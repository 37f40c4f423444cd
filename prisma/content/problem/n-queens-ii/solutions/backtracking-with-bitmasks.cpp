class Solution {
public:
    int totalNQueens(int n) { return count((1 << n) - 1, 0, 0, 0); }

private:
    int count(int full, int columns, int left, int right) {
        if (columns == full) return 1;
        int total = 0;
        for (int free = full & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            total += count(full, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return total;
    }
};
