#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns;
    cin >> rows >> columns;
    vector<vector<int>> needs(rows + 1, vector<int>(columns + 1));
    for (int r = 1; r <= rows; ++r) {
        for (int c = 1; c <= columns; ++c) cin >> needs[r][c];
    }

    int q;
    cin >> q;
    while (q-- > 0) {
        int top, left, bottom, right;
        cin >> top >> left >> bottom >> right;
        long long sum = 0;
        for (int r = top; r <= bottom; ++r) {
            for (int c = left; c <= right; ++c) sum += needs[r][c];
        }
        cout << sum << (q > 0 ? ' ' : '\n');
    }
}
