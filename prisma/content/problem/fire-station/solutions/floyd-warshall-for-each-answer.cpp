#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

using Table = vector<vector<int>>;

void printBest(Table minutes) {
    const int n = static_cast<int>(minutes.size());
    for (int stop = 0; stop < n; ++stop) {
        for (int x = 0; x < n; ++x) {
            for (int y = 0; y < n; ++y) {
                minutes[x][y] = min(minutes[x][y], minutes[x][stop] + minutes[stop][y]);
            }
        }
    }
    pair<int, int> best = {1'000'000'000, 0};
    for (int x = 0; x < n; ++x) {
        best = min(best, {*max_element(minutes[x].begin(), minutes[x].end()), x + 1});
    }
    cout << best.second << ' ' << best.first << '\n';
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    Table roads(n, vector<int>(n, 1'000'000'000));
    for (int village = 0; village < n; ++village) roads[village][village] = 0;
    const auto readRoad = [&roads] {
        int one, other, time;
        cin >> one >> other >> time;
        int& fastest = roads[one - 1][other - 1];
        fastest = roads[other - 1][one - 1] = min(fastest, time);
    };
    while (m-- > 0) readRoad();
    printBest(roads);

    int k;
    cin >> k;
    while (k-- > 0) {
        readRoad();
        printBest(roads);
    }
}
