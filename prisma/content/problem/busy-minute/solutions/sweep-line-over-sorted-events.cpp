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
    sort(arrivals.begin(), arrivals.end());
    sort(leavings.begin(), leavings.end());

    int bestMinute = 0;
    int most = 0;
    int gone = 0;
    for (int i = 0; i < n; ++i) {
        while (leavings[gone] < arrivals[i]) ++gone;
        const int present = i + 1 - gone;
        if (present > most) {
            bestMinute = arrivals[i];
            most = present;
        }
    }
    cout << bestMinute << ' ' << most << '\n';
}
