#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

struct Visit {
    int highest;
    int row;
    int column;

    bool operator>(const Visit& other) const { return highest > other.highest; }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns;
    cin >> rows >> columns;
    vector<vector<int>> height(rows, vector<int>(columns));
    for (auto& row : height) {
        for (int& cell : row) cin >> cell;
    }

    vector<vector<bool>> seen(rows, vector<bool>(columns, false));
    priority_queue<Visit, vector<Visit>, greater<>> queue;
    const auto reach = [&](int row, int column, int highest) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return;
        if (seen[row][column]) return;
        seen[row][column] = true;
        queue.push({max(highest, height[row][column]), row, column});
    };
    reach(0, 0, 0);
    while (true) {
        const Visit visit = queue.top();
        queue.pop();
        if (visit.row == rows - 1 && visit.column == columns - 1) {
            cout << visit.highest << '\n';
            break;
        }
        reach(visit.row - 1, visit.column, visit.highest);
        reach(visit.row + 1, visit.column, visit.highest);
        reach(visit.row, visit.column - 1, visit.highest);
        reach(visit.row, visit.column + 1, visit.highest);
    }
}
