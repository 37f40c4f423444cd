#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int k;
    cin >> k;
    vector<vector<int>> lists(k);
    set<int> lowerEnds;
    int last = 1'000'000;
    for (auto& ages : lists) {
        int applicants;
        cin >> applicants;
        ages.resize(applicants);
        for (int& age : ages) cin >> age;
        lowerEnds.insert(ages.begin(), ages.end());
        last = min(last, ages.back());
    }

    int bestLower = -1;
    int bestUpper = 1'000'000;
    for (const int lower : lowerEnds) {
        // Above this age some list has no applicant left.
        if (lower > last) break;
        int upper = lower;
        for (const auto& ages : lists) {
            upper = max(upper, *lower_bound(ages.begin(), ages.end(), lower));
        }
        if (upper - lower >= bestUpper - bestLower) continue;
        bestLower = lower;
        bestUpper = upper;
    }
    cout << bestLower << ' ' << bestUpper << '\n';
}
