// Wrong Answer: counts all tickets of the people in front, also those that they buy after the last one of the person
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> wanted(n);
    for (int& tickets : wanted) cin >> tickets;
    int q;
    cin >> q;
    while (q-- > 0) {
        int person;
        cin >> person;
        --person;
        long long minutes = 0;
        for (int i = 0; i < n; ++i) {
            minutes += i <= person ? wanted[i] : min(wanted[i], wanted[person] - 1);
        }
        cout << minutes << ' ';
    }
    cout << '\n';
}
