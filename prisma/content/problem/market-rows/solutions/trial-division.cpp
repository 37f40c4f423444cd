#include <iostream>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        int stalls;
        cin >> stalls;
        int plans = 0;
        for (int rows = 1; rows * rows <= stalls; ++rows) {
            if (stalls % rows != 0) continue;
            plans += rows * rows == stalls ? 1 : 2;
        }
        cout << plans << '\n';
    }
}
