// Wrong Answer: does not let a band begin at the minute at which another one ends
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<array<long long, 3>> bands(n);
    for (auto& [end, start, fee] : bands) cin >> start >> end >> fee;
    sort(bands.begin(), bands.end());
    vector<long long> ends;
    for (const auto& band : bands) ends.push_back(band[0]);
    vector<long long> best(n + 1, 0);
    for (int i = 0; i < n; ++i) {
        const auto place = lower_bound(ends.begin(), ends.end(), bands[i][1]);
        best[i + 1] = max(best[i], bands[i][2] + best[place - ends.begin()]);
    }
    cout << best[n] << '\n';
}
