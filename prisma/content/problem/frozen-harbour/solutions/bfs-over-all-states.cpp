#include <iostream>
#include <queue>
#include <string>
#include <vector>

using namespace std;

struct State {
    int row;
    int column;
    int left;
    int moves;
};

int fewestMoves(const vector<string>& harbour, int breakable) {
    const int rows = static_cast<int>(harbour.size());
    const int columns = static_cast<int>(harbour[0].size());
    vector<bool> seen(static_cast<size_t>(rows) * columns * (breakable + 1), false);
    queue<State> queue;
    const auto visit = [&](int row, int column, int left, int moves) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return;
        if (harbour[row][column] == '#') --left;
        if (left < 0) return;
        const size_t cell = static_cast<size_t>(row) * columns + column;
        const size_t index = cell * (breakable + 1) + left;
        if (seen[index]) return;
        seen[index] = true;
        queue.push({row, column, left, moves});
    };

    visit(0, 0, breakable, 0);
    while (!queue.empty()) {
        const auto [row, column, left, moves] = queue.front();
        queue.pop();
        if (row == rows - 1 && column == columns - 1) return moves;
        visit(row - 1, column, left, moves + 1);
        visit(row + 1, column, left, moves + 1);
        visit(row, column - 1, left, moves + 1);
        visit(row, column + 1, left, moves + 1);
    }
    return -1;
}

int main() {
    vector<string> harbour;
    string word;
    while (cin >> word && (word[0] == '.' || word[0] == '#')) harbour.push_back(word);
    int breakable;
    while (cin >> breakable) cout << fewestMoves(harbour, breakable) << ' ';
    cout << '\n';
}
