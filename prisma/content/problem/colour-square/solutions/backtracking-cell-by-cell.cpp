#include <iostream>
#include <vector>

using namespace std;

bool isAllowed(const vector<vector<int>>& square, size_t row, size_t column,
               int colour) {
    for (size_t i = 0; i < square.size(); ++i) {
        if (square[row][i] == colour || square[i][column] == colour) return false;
    }
    return true;
}

long long completions(vector<vector<int>>& square, size_t cell) {
    const size_t n = square.size();
    if (cell == n * n) return 1;
    int& here = square[cell / n][cell % n];
    if (here != 0) return completions(square, cell + 1);

    long long found = 0;
    for (int colour = 1; colour <= static_cast<int>(n); ++colour) {
        if (!isAllowed(square, cell / n, cell % n, colour)) continue;
        here = colour;
        found += completions(square, cell + 1);
        here = 0;
    }
    return found;
}

int main() {
    int n;
    cin >> n;
    vector<vector<int>> square(n, vector<int>(n));
    for (auto& row : square) {
        for (int& cell : row) cin >> cell;
    }
    cout << completions(square, 0) << '\n';
}
