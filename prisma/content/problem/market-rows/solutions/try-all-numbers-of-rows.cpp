#include <iostream>

using namespace std;

int plans(int stalls) {
    int count = 0;
    for (int rows = 1; rows * rows <= stalls; ++rows) {
        if (stalls % rows == 0) count += rows * rows == stalls ? 1 : 2;
    }
    return count;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        int stalls;
        cin >> stalls;
        cout << plans(stalls) << '\n';
    }
}
