// Wrong Answer: minimizes the sum of the heights instead of the maximum
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
    vector<vector<long long>> height(rows, vector<long long>(columns));
    for (auto& row : height) {
        for (long long& cell : row) cin >> cell;
    }
    using Visit = tuple<long long, long long, int, int>;
    priority_queue<Visit, vector<Visit>, greater<>> queue;
    vector<vector<bool>> seen(rows, vector<bool>(columns, false));
    queue.emplace(height[0][0], height[0][0], 0, 0);
    while (true) {
        const auto [sum, highest, r, c] = queue.top();
        queue.pop();
        if (r == rows - 1 && c == columns - 1) {
            cout << highest << '\n';
            return 0;
        }
        if (seen[r][c]) continue;
        seen[r][c] = true;
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (const auto& step : steps) {
            const int i = r + step[0];
            const int j = c + step[1];
            if (i < 0 || i >= rows || j < 0 || j >= columns || seen[i][j]) continue;
            queue.emplace(sum + height[i][j], max(highest, height[i][j]), i, j);
        }
    }
}
