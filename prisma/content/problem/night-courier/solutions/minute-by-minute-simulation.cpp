#include <iostream>
#include <string>
#include <vector>

using namespace std;

int fewestMinutes(const vector<string>& town) {
    const int rows = static_cast<int>(town.size());
    const int columns = static_cast<int>(town[0].size());

    // A border of blocked cells saves the bounds checks.
    vector<vector<char>> possible(rows + 2, vector<char>(columns + 2, false));
    for (int row = 1; row <= rows; ++row) {
        for (int column = 1; column <= columns; ++column) {
            possible[row][column] = town[row - 1][column - 1] == 'S';
        }
    }

    for (int minute = 1; minute < 2 * rows * columns; ++minute) {
        const char forbidden = minute % 2 == 0 ? 'O' : 'E';
        vector<vector<char>> next(rows + 2, vector<char>(columns + 2, false));
        for (int row = 1; row <= rows; ++row) {
            for (int column = 1; column <= columns; ++column) {
                const char cell = town[row - 1][column - 1];
                if (cell == '#' || cell == forbidden) continue;
                next[row][column] =
                    possible[row][column] || possible[row - 1][column] ||
                    possible[row + 1][column] || possible[row][column - 1] ||
                    possible[row][column + 1];
                if (cell == 'T' && next[row][column]) return minute;
            }
        }
        possible = next;
    }
    return -1;
}

int main() {
    int rows, columns;
    cin >> rows >> columns;
    vector<string> town(rows);
    for (string& row : town) cin >> row;
    cout << fewestMinutes(town) << '\n';
}
