#include <algorithm>
#include <functional>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> jobs(n);
    for (auto& [pay, due] : jobs) cin >> due >> pay;
    sort(jobs.begin(), jobs.end(), greater<>());

    vector<bool> isTaken(n + 1);
    long long total = 0;
    for (const auto& [pay, due] : jobs) {
        int day = min(due, n);
        while (day > 0 && isTaken[day]) --day;
        if (day == 0) continue;
        isTaken[day] = true;
        total += pay;
    }
    cout << total << '\n';
}
