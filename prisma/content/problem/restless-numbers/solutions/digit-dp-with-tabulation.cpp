#include <array>
#include <iostream>
#include <numeric>
#include <string>

using namespace std;

int main() {
    string limit;
    cin >> limit;

    // free[x] counts the restless prefixes below that of N that end in digit x.
    array<long long, 10> free{};
    int last = -1;
    bool isRestless = true;
    for (size_t place = 0; place < limit.size(); ++place) {
        const int highest = limit[place] - '0';
        const long long total = accumulate(free.begin(), free.end(), 0LL);
        for (long long& count : free) count = total - count;
        if (place > 0) {
            for (int first = 1; first <= 9; ++first) ++free[first];
        }
        if (isRestless) {
            for (int digit = place == 0 ? 1 : 0; digit < highest; ++digit) {
                if (digit != last) ++free[digit];
            }
        }
        isRestless = isRestless && highest != last;
        last = highest;
    }
    cout << accumulate(free.begin(), free.end(), isRestless ? 1LL : 0LL) << '\n';
}
