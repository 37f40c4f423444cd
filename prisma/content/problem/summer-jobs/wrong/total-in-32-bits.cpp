// Wrong Answer: the total overflows a 32-bit integer
#include <algorithm>
#include <cstdint>
#include <functional>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> jobs(n);
    for (auto& [pay, due] : jobs) cin >> due >> pay;
    sort(jobs.begin(), jobs.end(), greater<>());

    vector<int> pointer(n + 1);
    iota(pointer.begin(), pointer.end(), 0);
    uint32_t total = 0;
    for (const auto& [pay, due] : jobs) {
        int day = min(due, n);
        while (pointer[day] != day) day = pointer[day] = pointer[pointer[day]];
        if (day == 0) continue;
        pointer[day] = day - 1;
        total += pay;
    }
    cout << total << '\n';
}
