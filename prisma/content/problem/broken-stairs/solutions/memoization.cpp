#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

long long climbs(const vector<bool>& isBroken, size_t step, vector<long long>& memo) {
    if (step + 1 == isBroken.size()) return 1;
    if (memo[step] != -1) return memo[step];
    long long found = 0;
    const size_t last = min(step + 3, isBroken.size() - 1);
    for (size_t above = step + 1; above <= last; ++above) {
        if (!isBroken[above]) found += climbs(isBroken, above, memo);
    }
    return memo[step] = found % 1'000'000'007;
}

int main() {
    int n;
    cin >> n;
    vector<bool> isBroken(n + 1, false);
    for (int step; cin >> step;) isBroken[step] = true;
    vector<long long> memo(n + 1, -1);
    cout << climbs(isBroken, 0, memo) << '\n';
}
