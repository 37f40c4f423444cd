#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int rows, columns;
    cin >> rows >> columns;
    vector<vector<long long>> total(rows + 1, vector<long long>(columns + 1));
    for (int r = 1; r <= rows; ++r) {
        long long inRow = 0;
        for (int c = 1; c <= columns; ++c) {
            int need;
            cin >> need;
            inRow += need;
            total[r][c] = total[r - 1][c] + inRow;
        }
    }

    int q;
    cin >> q;
    while (q-- > 0) {
        int top, left, bottom, right;
        cin >> top >> left >> bottom >> right;
        const long long sum = total[bottom][right] - total[top - 1][right] -
                              total[bottom][left - 1] + total[top - 1][left - 1];
        cout << sum << (q > 0 ? ' ' : '\n');
    }
}
