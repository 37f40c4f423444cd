// Wrong Answer: requires different colours on the main diagonal as well
#include <iostream>
#include <vector>

using namespace std;

int n;
vector<vector<int>> square;

long long completions(int cell) {
    if (cell == n * n) {
        int seen = 0;
        for (int i = 0; i < n; ++i) seen |= 1 << square[i][i];
        return seen == (2 << n) - 2 ? 1 : 0;
    }
    int& here = square[cell / n][cell % n];
    if (here != 0) return completions(cell + 1);
    long long found = 0;
    for (int colour = 1; colour <= n; ++colour) {
        bool isFree = true;
        for (int i = 0; i < n; ++i) {
            if (square[cell / n][i] == colour) isFree = false;
            if (square[i][cell % n] == colour) isFree = false;
        }
        if (!isFree) continue;
        here = colour;
        found += completions(cell + 1);
        here = 0;
    }
    return found;
}

int main() {
    cin >> n;
    square.assign(n, vector<int>(n));
    for (auto& row : square) {
        for (int& cell : row) cin >> cell;
    }
    cout << completions(0) << '\n';
}
