#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> boss(n + 1);
    for (int i = 2; i <= n; ++i) cin >> boss[i];

    int q;
    cin >> q;
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        int steps = 0;
        for (; a != b; ++steps) {
            int& lower = a > b ? a : b;
            lower = boss[lower];
        }
        cout << steps << '\n';
    }
}
