// Wrong Answer: does not remove the mark at the previous stamp of the same kind
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, q;
    cin >> n;
    vector<int> marks(n + 1);
    for (int place = 1; place <= n; ++place) {
        int kind;
        cin >> kind;
        for (int at = place; at <= n; at += at & -at) ++marks[at];
    }
    const auto upTo = [&marks](int place) {
        int sum = 0;
        for (; place > 0; place &= place - 1) sum += marks[place];
        return sum;
    };
    cin >> q;
    while (q-- > 0) {
        int first, last;
        cin >> first >> last;
        cout << upTo(last) - upTo(first - 1) << ' ';
    }
    cout << '\n';
}
