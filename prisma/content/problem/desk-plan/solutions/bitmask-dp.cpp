#include <algorithm>
#include <bit>
#include <iostream>
#include <limits>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<int>> cost(n, vector<int>(n));
    for (auto& row : cost) {
        for (int& ofDesk : row) cin >> ofDesk;
    }

    const unsigned all = (1u << n) - 1;
    vector<int> best(all + 1, numeric_limits<int>::max());
    best[0] = 0;
    for (unsigned taken = 0; taken < all; ++taken) {
        const int person = popcount(taken);
        for (int desk = 0; desk < n; ++desk) {
            if (taken >> desk & 1) continue;
            int& withDesk = best[taken | 1u << desk];
            withDesk = min(withDesk, best[taken] + cost[person][desk]);
        }
    }
    cout << best[all] << '\n';
}
