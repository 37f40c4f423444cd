// Wrong Answer: takes each prime once or not at all, whatever its exponent
#include <iostream>

using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        int left;
        cin >> left;
        int plans = 1;
        for (int p = 2; p * p <= left; ++p) {
            if (left % p != 0) continue;
            plans *= 2;
            while (left % p == 0) left /= p;
        }
        if (left > 1) plans *= 2;
        cout << plans << '\n';
    }
}
