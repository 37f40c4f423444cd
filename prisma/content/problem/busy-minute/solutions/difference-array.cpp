#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> arrivals(n);
    vector<int> leavings(n);
    for (int i = 0; i < n; ++i) cin >> arrivals[i] >> leavings[i];

    const int lastMinute = *max_element(leavings.begin(), leavings.end());
    vector<int> change(lastMinute + 2, 0);
    for (const int a : arrivals) ++change[a];
    for (const int b : leavings) --change[b + 1];

    int present = 0;
    int bestMinute = 0;
    int most = 0;
    for (int minute = 0; minute <= lastMinute; ++minute) {
        present += change[minute];
        if (present > most) {
            bestMinute = minute;
            most = present;
        }
    }
    cout << bestMinute << ' ' << most << '\n';
}
