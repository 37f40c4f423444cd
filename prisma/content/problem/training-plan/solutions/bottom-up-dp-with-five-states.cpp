#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Most {
    long long rest;
    long long firstRun;
    long long firstSwim;
    long long secondRun;
    long long secondSwim;

    long long best() const {
        return max({rest, firstRun, firstSwim, secondRun, secondSwim});
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> runs(n), swims(n);
    for (int& run : runs) cin >> run;
    for (int& swim : swims) cin >> swim;

    const long long impossible = -1'000'000'000'000'000;
    Most most{0, impossible, impossible, impossible, impossible};
    for (int day = 0; day < n; ++day) {
        most = {most.best(), most.rest + runs[day], most.rest + swims[day],
                most.firstSwim + runs[day], most.firstRun + swims[day]};
    }
    cout << most.best() << '\n';
}
