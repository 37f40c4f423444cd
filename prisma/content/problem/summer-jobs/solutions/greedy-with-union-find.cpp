#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
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

    vector<int> pointer(n + 1);
    iota(pointer.begin(), pointer.end(), 0);
    long long total = 0;
    for (const auto& [pay, due] : jobs) {
        int day = min(due, n);
        while (pointer[day] != day) day = pointer[day] = pointer[pointer[day]];
        if (day == 0) continue;
        pointer[day] = day - 1;
        total += pay;
    }
    cout << total << '\n';
}
