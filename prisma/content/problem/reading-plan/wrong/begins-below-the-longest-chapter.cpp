// Wrong Answer: searches from 1, and gives a chapter that exceeds the limit a day of its own
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

int main() {
    int n, days;
    cin >> n >> days;
    vector<long long> pages(n);
    for (long long& count : pages) cin >> count;
    long long low = 1;
    long long high = accumulate(pages.begin(), pages.end(), 0LL);
    while (low < high) {
        const long long mid = (low + high) / 2;
        int needed = 1;
        long long today = 0;
        for (const long long count : pages) {
            if (today > 0 && today + count > mid) {
                ++needed;
                today = 0;
            }
            today += count;
        }
        if (needed <= days) high = mid;
        else low = mid + 1;
    }
    cout << low << '\n';
}
