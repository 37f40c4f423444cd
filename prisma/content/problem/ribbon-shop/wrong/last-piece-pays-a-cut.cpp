// Wrong Answer: charges a cut for a piece that uses up the ribbon exactly
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int ribbon, cut, k;
    cin >> ribbon >> cut >> k;
    vector<int> lengths(k), prices(k);
    for (int i = 0; i < k; ++i) cin >> lengths[i] >> prices[i];

    vector<long long> best(ribbon + 1, 0);
    for (int metres = 1; metres <= ribbon; ++metres) {
        for (int i = 0; i < k; ++i) {
            if (lengths[i] > metres) continue;
            const long long rest = best[metres - lengths[i]];
            best[metres] = max(best[metres], prices[i] - cut + rest);
        }
    }
    cout << best[ribbon] << '\n';
}
