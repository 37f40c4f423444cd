#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> followers(n + 1);
    vector<int> waitingFor(n + 1, 0);
    for (int earlier, later; cin >> earlier >> later;) {
        followers[earlier].push_back(later);
        ++waitingFor[later];
    }

    vector<bool> isPlaced(n + 1, false);
    vector<int> order;
    for (int place = 0; place < n; ++place) {
        int step = 1;
        while (step <= n && (isPlaced[step] || waitingFor[step] > 0)) ++step;
        if (step > n) {
            cout << "impossible\n";
            return 0;
        }
        isPlaced[step] = true;
        order.push_back(step);
        for (const int later : followers[step]) --waitingFor[later];
    }
    for (const int step : order) cout << step << ' ';
    cout << '\n';
}
