// Wrong Answer: tracks only the sport of yesterday, so it allows a third day in a row
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> runs(n), swims(n);
    for (int& run : runs) cin >> run;
    for (int& swim : swims) cin >> swim;

    long long rest = 0;
    long long run = 0;
    long long swim = 0;
    for (int day = 0; day < n; ++day) {
        const long long nextRun = max(rest, swim) + runs[day];
        const long long nextSwim = max(rest, run) + swims[day];
        rest = max({rest, run, swim});
        run = nextRun;
        swim = nextSwim;
    }
    cout << max({rest, run, swim}) << '\n';
}
