// Wrong Answer: rejects every cycle of quarrels, also those of even length
#include <iostream>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<int> parent(n + 1);
    iota(parent.begin(), parent.end(), 0);
    const auto find = [&parent](int node) {
        while (parent[node] != node) node = parent[node] = parent[parent[node]];
        return node;
    };
    set<pair<int, int>> known;
    long long ways = 1;
    int groups = n;
    while (m-- > 0) {
        int one, other;
        cin >> one >> other;
        if (!known.insert(minmax(one, other)).second) continue;
        if (find(one) == find(other)) ways = 0;
        else --groups;
        parent[find(one)] = find(other);
    }
    while (groups-- > 0) ways = ways * 2 % 1'000'000'007;
    cout << ways << '\n';
}
