#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> quarrels(m);
    for (auto& [one, other] : quarrels) cin >> one >> other;

    long long ways = 0;
    for (long long tables = 0; tables < 1LL << n; ++tables) {
        const auto sitApart = [tables](const pair<int, int>& guests) {
            const long long one = tables >> (guests.first - 1);
            const long long other = tables >> (guests.second - 1);
            return ((one ^ other) & 1) != 0;
        };
        if (all_of(quarrels.begin(), quarrels.end(), sitApart)) ++ways;
    }
    cout << ways % 1'000'000'007 << '\n';
}
