#include <array>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using namespace std;

struct State {
    int row;
    int column;
    int minute;
};

class Town {
public:
    explicit Town(vector<string> cells)
        : cells_(move(cells)),
          seen_(cells_.size() * cells_[0].size(), {false, false}) {}

    int fewestMinutes() {
        for (int row = 0; row < static_cast<int>(cells_.size()); ++row) {
            const auto column = cells_[row].find('S');
            if (column != string::npos) visit(row, static_cast<int>(column), 0);
        }
        while (!open_.empty()) {
            const auto [row, column, minute] = open_.front();
            open_.pop();
            if (cells_[row][column] == 'T') return minute;
            visit(row, column, minute + 1);
            visit(row - 1, column, minute + 1);
            visit(row + 1, column, minute + 1);
            visit(row, column - 1, minute + 1);
            visit(row, column + 1, minute + 1);
        }
        return -1;
    }

private:
    void visit(int row, int column, int minute) {
        const int rows = static_cast<int>(cells_.size());
        const int columns = static_cast<int>(cells_[0].size());
        if (row < 0 || row >= rows || column < 0 || column >= columns) return;
        const int parity = minute % 2;
        const char cell = cells_[row][column];
        if (cell == '#' || cell == (parity == 0 ? 'O' : 'E')) return;
        bool& isSeen = seen_[row * columns + column][parity];
        if (isSeen) return;
        isSeen = true;
        open_.push({row, column, minute});
    }

    vector<string> cells_;
    vector<array<bool, 2>> seen_;
    queue<State> open_;
};

int main() {
    int rows, columns;
    cin >> rows >> columns;
    vector<string> cells(rows);
    for (string& row : cells) cin >> row;
    cout << Town(cells).fewestMinutes() << '\n';
}
