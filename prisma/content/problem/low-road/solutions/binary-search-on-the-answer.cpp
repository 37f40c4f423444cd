#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

using Map = vector<vector<int>>;

bool getsThrough(const Map& height, int limit) {
    const int rows = static_cast<int>(height.size());
    const int columns = static_cast<int>(height[0].size());
    vector<vector<bool>> seen(rows, vector<bool>(columns, false));
    vector<pair<int, int>> stack;
    const auto visit = [&](int r, int c) {
        if (r < 0 || r >= rows || c < 0 || c >= columns) return;
        if (seen[r][c] || height[r][c] > limit) return;
        seen[r][c] = true;
        stack.emplace_back(r, c);
    };
    visit(0, 0);
    while (!stack.empty()) {
        const auto [r, c] = stack.back();
        stack.pop_back();
        visit(r - 1, c);
        visit(r + 1, c);
        visit(r, c - 1);
        visit(r, c + 1);
    }
    return seen[rows - 1][columns - 1];
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns;
    cin >> rows >> columns;
    Map height(rows, vector<int>(columns));
    vector<int> limits;
    for (auto& row : height) {
        for (int& cell : row) {
            cin >> cell;
            limits.push_back(cell);
        }
    }
    sort(limits.begin(), limits.end());
    cout << *partition_point(limits.begin(), limits.end(), [&](int limit) {
        return !getsThrough(height, limit);
    }) << '\n';
}
