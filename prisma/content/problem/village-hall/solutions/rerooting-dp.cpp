#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<long long> below(n + 1);
    for (int i = 1; i <= n; ++i) cin >> below[i];
    vector<vector<int>> neighbours(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b;
        cin >> a >> b;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }

    vector<int> parent(n + 1);
    vector<int> order = {1};
    for (int i = 0; i < n; ++i) {
        const int village = order[i];
        for (const int other : neighbours[village]) {
            if (other == parent[village]) continue;
            parent[other] = village;
            order.push_back(other);
        }
    }

    vector<long long> total(n + 1);
    for (int i = n - 1; i > 0; --i) {
        below[parent[order[i]]] += below[order[i]];
        total[1] += below[order[i]];
    }
    const long long everybody = below[1];
    for (int i = 1; i < n; ++i) {
        const int village = order[i];
        total[village] = total[parent[village]] + everybody - 2 * below[village];
    }
    for (int i = 1; i <= n; ++i) cout << total[i] << (i < n ? ' ' : '\n');
}
