// Wrong Answer: assumes that 10^15 minutes are always enough
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    long long rest, tanks;
    cin >> n >> rest >> tanks;
    vector<long long> times(n);
    for (auto& time : times) cin >> time;

    long long low = 1;
    long long high = 1'000'000'000'000'000;
    while (low < high) {
        const long long mid = low + (high - low) / 2;
        long long filled = 0;
        for (const long long time : times) {
            filled += (mid + rest) / (time + rest);
            if (filled >= tanks) break;
        }
        if (filled >= tanks) {
            high = mid;
        } else {
            low = mid + 1;
        }
    }
    cout << low << '\n';
}
