#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long rest, tanks;
    cin >> n >> rest >> tanks;
    vector<long long> times(n);
    for (auto& time : times) cin >> time;

    const auto isEnough = [&](long long minutes) {
        long long filled = 0;
        for (const long long time : times) {
            filled += (minutes + rest) / (time + rest);
            if (filled >= tanks) return true;
        }
        return false;
    };

    const long long slowest = *max_element(times.begin(), times.end());
    long long low = 1;
    long long high = (tanks + n - 1) / n * (slowest + rest) - rest;
    while (low < high) {
        const long long mid = low + (high - low) / 2;
        if (isEnough(mid)) {
            high = mid;
        } else {
            low = mid + 1;
        }
    }
    cout << low << '\n';
}
