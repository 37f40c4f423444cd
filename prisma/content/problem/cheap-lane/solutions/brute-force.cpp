#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    long long budget;
    cin >> n >> budget;
    vector<int> prices(n);
    for (int& price : prices) cin >> price;

    int bestLength = 0;
    int bestStart = 0;
    for (int start = 0; start < n; ++start) {
        long long total = 0;
        int highest = 0;
        for (int end = start; end < n; ++end) {
            total += prices[end];
            highest = max(highest, prices[end]);
            if (total - highest > budget) break;
            if (end - start + 1 > bestLength) {
                bestLength = end - start + 1;
                bestStart = start;
            }
        }
    }
    cout << bestLength << ' ' << bestStart + 1 << '\n';
}
