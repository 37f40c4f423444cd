#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Band {
    int start;
    int end;
    long long fee;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Band> bands(n);
    for (Band& band : bands) cin >> band.start >> band.end >> band.fee;
    sort(bands.begin(), bands.end(),
         [](const Band& a, const Band& b) { return a.end < b.end; });

    vector<int> ends;
    for (const Band& band : bands) ends.push_back(band.end);
    vector<long long> best(n + 1, 0);
    for (int i = 0; i < n; ++i) {
        const auto later = upper_bound(ends.begin(), ends.end(), bands[i].start);
        best[i + 1] = max(best[i], bands[i].fee + best[later - ends.begin()]);
    }
    cout << best[n] << '\n';
}
