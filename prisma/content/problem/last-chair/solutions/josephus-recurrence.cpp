#include <iostream>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    while (q-- > 0) {
        int n, k;
        cin >> n >> k;
        int place = 0;
        for (int circle = 2; circle <= n; ++circle) place = (place + k) % circle;
        cout << place + 1 << '\n';
    }
}
