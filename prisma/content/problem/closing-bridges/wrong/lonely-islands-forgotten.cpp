// Wrong Answer: does not count islands without an open bridge as groups
#include <iostream>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n, m, k;
    cin >> n >> m;
    vector<pair<int, int>> bridges(m);
    for (auto& [a, b] : bridges) cin >> a >> b;
    cin >> k;
    vector<bool> isClosed(m, false);
    while (k-- > 0) {
        int number;
        cin >> number;
        isClosed[number - 1] = true;

        vector<int> parent(n + 1);
        iota(parent.begin(), parent.end(), 0);
        const auto find = [&](int island) {
            while (parent[island] != island) island = parent[island];
            return island;
        };
        for (int i = 0; i < m; ++i) {
            if (!isClosed[i]) parent[find(bridges[i].first)] = find(bridges[i].second);
        }
        set<int> groups;
        for (int i = 0; i < m; ++i) {
            if (!isClosed[i]) groups.insert(find(bridges[i].first));
        }
        cout << groups.size() << '\n';
    }
}
