// Wrong Answer: tests the diagonals only against the queen in the row directly above
class Solution {
    int count(int row, int n, vector<int>& columns) {
        if (row == n) return 1;
        int total = 0;
        for (int column = 0; column < n; column++) {
            if (find(columns.begin(), columns.end(), column) != columns.end()) continue;
            if (row > 0 && abs(columns.back() - column) == 1) continue;
            columns.push_back(column);
            total += count(row + 1, n, columns);
            columns.pop_back();
        }
        return total;
    }

public:
    int totalNQueens(int n) {
        vector<int> columns;
        return count(0, n, columns);
    }
};
