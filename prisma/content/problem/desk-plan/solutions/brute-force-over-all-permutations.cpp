#include <algorithm>
#include <iostream>
#include <limits>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<vector<int>> cost(n, vector<int>(n));
    for (auto& row : cost) {
        for (int& ofDesk : row) cin >> ofDesk;
    }

    vector<int> deskOf(n);
    iota(deskOf.begin(), deskOf.end(), 0);
    int best = numeric_limits<int>::max();
    do {
        int total = 0;
        for (int person = 0; person < n; ++person)
            total += cost[person][deskOf[person]];
        best = min(best, total);
    } while (next_permutation(deskOf.begin(), deskOf.end()));
    cout << best << '\n';
}
