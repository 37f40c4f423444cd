#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<pair<int, int>> guards(n);
    for (auto& [a, b] : guards) cin >> a >> b;

    int bestMinute = 0;
    int most = 0;
    for (const auto& guard : guards) {
        const int minute = guard.first;
        int present = 0;
        for (const auto& [a, b] : guards) {
            if (a <= minute && minute <= b) ++present;
        }
        if (present > most || (present == most && minute < bestMinute)) {
            bestMinute = minute;
            most = present;
        }
    }
    cout << bestMinute << ' ' << most << '\n';
}
