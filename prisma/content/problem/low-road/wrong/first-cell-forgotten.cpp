// Wrong Answer: the height of the first cell does not count
#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

using namespace std;

int main() {
    int rows, columns;
    cin >> rows >> columns;
    vector<vector<int>> height(rows, vector<int>(columns));
    for (auto& row : height) {
        for (int& cell : row) cin >> cell;
    }
    vector<vector<bool>> seen(rows, vector<bool>(columns, false));
    using Visit = tuple<int, int, int>;
    priority_queue<Visit, vector<Visit>, greater<>> heap;
    heap.emplace(0, 0, 0);
    while (!heap.empty()) {
        const auto [highest, row, column] = heap.top();
        heap.pop();
        if (row == rows - 1 && column == columns - 1) {
            cout << highest << '\n';
            return 0;
        }
        if (seen[row][column]) continue;
        seen[row][column] = true;
        const auto offer = [&, highest = highest](int r, int c) {
            if (r < 0 || r >= rows || c < 0 || c >= columns) return;
            heap.emplace(max(highest, height[r][c]), r, c);
        };
        offer(row - 1, column);
        offer(row + 1, column);
        offer(row, column - 1);
        offer(row, column + 1);
    }
}
