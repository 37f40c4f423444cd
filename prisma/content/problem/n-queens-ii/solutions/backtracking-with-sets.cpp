#include <unordered_set>
using namespace std;

class Solution {
public:
    int totalNQueens(int n) { return count(0, n); }

private:
    unordered_set<int> columns, sums, differences;

    int count(int row, int n) {
        if (row == n) return 1;
        int total = 0;
        for (int column = 0; column < n; column++) {
            int sum = row + column, difference = row - column;
            bool isAttacked = columns.count(column) || sums.count(sum) ||
                              differences.count(difference);
            if (isAttacked) continue;
            columns.insert(column);
            sums.insert(sum);
            differences.insert(difference);
            total += count(row + 1, n);
            columns.erase(column);
            sums.erase(sum);
            differences.erase(difference);
        }
        return total;
    }
};
