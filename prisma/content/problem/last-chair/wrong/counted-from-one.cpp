// Wrong Answer: uses 1-based indices, where a remainder of 0 is not a valid index
#include <iostream>

using namespace std;

int main() {
    int q;
    cin >> q;
    while (q-- > 0) {
        int n, k;
        cin >> n >> k;
        int place = 1;
        for (int circle = 2; circle <= n; ++circle) place = (place + k) % circle;
        cout << place << '\n';
    }
}
