// Wrong Answer: prints the steps that could be placed even if others form a cycle
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> followers(n + 1);
    vector<int> waiting(n + 1, 0);
    for (int a, b; cin >> a >> b;) {
        followers[a].push_back(b);
        ++waiting[b];
    }
    priority_queue<int, vector<int>, greater<>> ready;
    for (int step = 1; step <= n; ++step) {
        if (waiting[step] == 0) ready.push(step);
    }
    while (!ready.empty()) {
        const int step = ready.top();
        ready.pop();
        cout << step << ' ';
        for (const int later : followers[step]) {
            if (--waiting[later] == 0) ready.push(later);
        }
    }
    cout << '\n';
}
