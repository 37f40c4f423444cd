#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

using Table = vector<vector<int>>;

void printBest(const Table& minutes) {
    pair<int, int> best = {1'000'000'000, 0};
    for (int x = 0; x < static_cast<int>(minutes.size()); ++x) {
        best = min(best, {*max_element(minutes[x].begin(), minutes[x].end()), x + 1});
    }
    cout << best.second << ' ' << best.first << '\n';
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    Table minutes(n, vector<int>(n, 1'000'000'000));
    for (int village = 0; village < n; ++village) minutes[village][village] = 0;
    while (m-- > 0) {
        int one, other, time;
        cin >> one >> other >> time;
        int& fastest = minutes[one - 1][other - 1];
        fastest = minutes[other - 1][one - 1] = min(fastest, time);
    }
    for (int stop = 0; stop < n; ++stop) {
        for (int x = 0; x < n; ++x) {
            for (int y = 0; y < n; ++y) {
                minutes[x][y] = min(minutes[x][y], minutes[x][stop] + minutes[stop][y]);
            }
        }
    }
    printBest(minutes);

    int k;
    cin >> k;
    while (k-- > 0) {
        int one, other, time;
        cin >> one >> other >> time;
        const vector<int> fromOne = minutes[one - 1];
        const vector<int> fromOther = minutes[other - 1];
        for (int x = 0; x < n; ++x) {
            for (int y = 0; y < n; ++y) {
                minutes[x][y] = min({minutes[x][y], fromOne[x] + time + fromOther[y],
                                     fromOther[x] + time + fromOne[y]});
            }
        }
        printBest(minutes);
    }
}
