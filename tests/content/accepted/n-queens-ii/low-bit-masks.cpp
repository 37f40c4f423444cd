class Solution {
public:
    int totalNQueens(int n) { return go((1 << n) - 1, 0, 0, 0); }
private:
    int go(int all, int cols, int ld, int rd) {
        if (cols == all) return 1;
        int res = 0;
        for (int free = all & ~(cols | ld | rd); free; free &= free - 1) {
            int bit = free & -free;
            res += go(all, cols | bit, (ld | bit) << 1, (rd | bit) >> 1);
        }
        return res;
    }
};
