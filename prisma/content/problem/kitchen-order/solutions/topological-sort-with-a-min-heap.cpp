#include <functional>
#include <iostream>
#include <queue>
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

    priority_queue<int, vector<int>, greater<>> ready;
    for (int step = 1; step <= n; ++step) {
        if (waitingFor[step] == 0) ready.push(step);
    }
    vector<int> order;
    while (!ready.empty()) {
        const int step = ready.top();
        ready.pop();
        order.push_back(step);
        for (const int later : followers[step]) {
            if (--waitingFor[later] == 0) ready.push(later);
        }
    }

    if (static_cast<int>(order.size()) < n) {
        cout << "impossible\n";
        return 0;
    }
    for (const int step : order) cout << step << ' ';
    cout << '\n';
}
