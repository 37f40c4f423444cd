// Wrong Answer: the sum overflows a 32-bit integer
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<unsigned> wanted(n);
    for (unsigned& tickets : wanted) cin >> tickets;
    int q;
    cin >> q;
    while (q-- > 0) {
        int person;
        cin >> person;
        unsigned minutes = 0;
        for (int i = 0; i < n; ++i) {
            minutes += min(wanted[i], wanted[person - 1] - (i >= person));
        }
        cout << minutes << ' ';
    }
    cout << '\n';
}
