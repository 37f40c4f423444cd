// Wrong Answer: moves in every minute and never stays
#include <array>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

int main() {
    int rows, columns;
    cin >> rows >> columns;
    vector<string> town(rows);
    for (string& row : town) cin >> row;

    vector<vector<array<bool, 2>>> seen(rows, vector<array<bool, 2>>(columns));
    queue<array<int, 3>> open;
    const auto visit = [&](int row, int column, int minute) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return;
        const char cell = town[row][column];
        if (cell == '#' || cell == (minute % 2 == 0 ? 'O' : 'E')) return;
        if (seen[row][column][minute % 2]) return;
        seen[row][column][minute % 2] = true;
        open.push({row, column, minute});
    };
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (town[row][column] == 'S') visit(row, column, 0);
        }
    }
    int answer = -1;
    while (!open.empty() && answer == -1) {
        const auto [row, column, minute] = open.front();
        open.pop();
        if (town[row][column] == 'T') answer = minute;
        visit(row - 1, column, minute + 1);
        visit(row + 1, column, minute + 1);
        visit(row, column - 1, minute + 1);
        visit(row, column + 1, minute + 1);
    }
    cout << answer << '\n';
}
