#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int daysNeeded(const vector<long long>& pages, long long limit) {
    int needed = 1;
    long long today = 0;
    for (const long long count : pages) {
        today += count;
        if (today <= limit) continue;
        ++needed;
        today = count;
    }
    return needed;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, days;
    cin >> n >> days;
    vector<long long> pages(n);
    for (long long& count : pages) cin >> count;

    long long low = *max_element(pages.begin(), pages.end());
    long long high = accumulate(pages.begin(), pages.end(), 0LL);
    while (low < high) {
        const long long mid = low + (high - low) / 2;
        if (daysNeeded(pages, mid) <= days) {
            high = mid;
        } else {
            low = mid + 1;
        }
    }
    cout << low << '\n';
}
