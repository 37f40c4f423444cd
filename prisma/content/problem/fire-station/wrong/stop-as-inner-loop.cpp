// Wrong Answer: has the intermediate village in the innermost loop, so the distances of the parts are not final
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, m, k;
    cin >> n >> m;
    vector<vector<int>> minutes(n, vector<int>(n, 1'000'000'000));
    for (int village = 0; village < n; ++village) minutes[village][village] = 0;
    const auto printBest = [&] {
        pair<int, int> best = {2'000'000'000, 0};
        for (int x = 0; x < n; ++x) {
            best = min(best, {*max_element(minutes[x].begin(), minutes[x].end()), x + 1});
        }
        cout << best.second << ' ' << best.first << '\n';
    };
    const auto improve = [&](int x, int y, int time) {
        minutes[x][y] = minutes[y][x] = min(minutes[x][y], time);
    };
    for (int i = 0; i < m; ++i) {
        int one, other, time;
        cin >> one >> other >> time;
        improve(one - 1, other - 1, time);
    }
    for (int x = 0; x < n; ++x) {
        for (int y = 0; y < n; ++y) {
            for (int stop = 0; stop < n; ++stop) improve(x, y, minutes[x][stop] + minutes[stop][y]);
        }
    }
    printBest();
    cin >> k;
    while (k-- > 0) {
        int one, other, time;
        cin >> one >> other >> time;
        const vector<int> a = minutes[one - 1];
        const vector<int> b = minutes[other - 1];
        for (int x = 0; x < n; ++x) {
            for (int y = 0; y < n; ++y) improve(x, y, min(a[x] + b[y], b[x] + a[y]) + time);
        }
        printBest();
    }
}
