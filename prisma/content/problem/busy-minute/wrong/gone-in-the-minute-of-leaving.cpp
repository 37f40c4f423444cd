// Wrong Answer: subtracts the guard at b, one minute too early
#include <iostream>
#include <vector>

using namespace std;

int main() {
    const int lastMinute = 1'000'000;
    int n;
    cin >> n;
    vector<int> change(lastMinute + 2, 0);
    for (int i = 0; i < n; ++i) {
        int a, b;
        cin >> a >> b;
        ++change[a];
        --change[b];
    }

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
