// Wrong Answer: sixteen jump tables do not reach the head of a long chain
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    const int levels = 16;
    vector<int> depth(n + 1);
    vector<vector<int>> up(levels, vector<int>(n + 1, 1));
    for (int i = 2; i <= n; ++i) {
        cin >> up[0][i];
        depth[i] = depth[up[0][i]] + 1;
        for (int j = 1; j < levels; ++j) up[j][i] = up[j - 1][up[j - 1][i]];
    }
    int q;
    cin >> q;
    while (q-- > 0) {
        int a, b;
        cin >> a >> b;
        int steps = depth[a] + depth[b];
        if (depth[a] < depth[b]) swap(a, b);
        const int gap = depth[a] - depth[b];
        for (int j = 0; j < levels; ++j) {
            if (gap >> j & 1) a = up[j][a];
        }
        for (int j = levels - 1; j >= 0 && a != b; --j) {
            if (up[j][a] == up[j][b]) continue;
            a = up[j][a];
            b = up[j][b];
        }
        if (a != b) a = up[0][a];
        cout << steps - 2 * depth[a] << '\n';
    }
}
