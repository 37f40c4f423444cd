#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, days;
    cin >> n >> days;
    vector<long long> pages(n + 1, 0);
    for (int i = 1; i <= n; ++i) cin >> pages[i];

    vector<long long> best(n + 1);
    partial_sum(pages.begin(), pages.end(), best.begin());
    const long long whole = best[n];
    while (--days > 0) {
        vector<long long> shorter(n + 1, whole);
        for (int i = 1; i <= n; ++i) {
            long long lastDay = 0;
            for (int j = i - 1; j >= 1; --j) {
                lastDay += pages[j + 1];
                shorter[i] = min(shorter[i], max(best[j], lastDay));
            }
        }
        best = shorter;
    }
    cout << best[n] << '\n';
}
