#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> jobs(n);
    for (auto& [due, pay] : jobs) cin >> due >> pay;
    sort(jobs.begin(), jobs.end());

    priority_queue<int, vector<int>, greater<>> chosen;
    long long total = 0;
    for (const auto& [due, pay] : jobs) {
        chosen.push(pay);
        total += pay;
        if (static_cast<int>(chosen.size()) > due) {
            total -= chosen.top();
            chosen.pop();
        }
    }
    cout << total << '\n';
}
