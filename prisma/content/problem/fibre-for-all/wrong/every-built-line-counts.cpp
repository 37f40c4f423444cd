// Wrong Answer: assumes that each existing line reduces the number of components, even if it closes a cycle
#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    int n, b, m;
    cin >> n >> b;
    vector<int> leader(n + 1);
    iota(leader.begin(), leader.end(), 0);
    const auto find = [&leader](int town) {
        while (leader[town] != town) town = leader[town] = leader[leader[town]];
        return town;
    };
    int groups = n;
    for (int i = 0; i < b; ++i) {
        int one, other;
        cin >> one >> other;
        leader[find(one)] = find(other);
        --groups;
    }
    cin >> m;
    vector<array<int, 3>> offers(m);
    for (auto& [price, one, other] : offers) cin >> one >> other >> price;
    sort(offers.begin(), offers.end());
    long long total = 0;
    for (const auto& [price, one, other] : offers) {
        if (find(one) == find(other)) continue;
        leader[find(one)] = find(other);
        --groups;
        total += price;
    }
    cout << (groups <= 1 ? total : -1) << '\n';
}
