#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n >> q;
    vector<string> names(n);
    for (string& name : names) cin >> name;

    while (q-- > 0) {
        string typed;
        cin >> typed;
        int count = 0;
        for (const string& name : names) {
            if (name.compare(0, typed.size(), typed) == 0) ++count;
        }
        cout << count << ' ';
    }
    cout << '\n';
}
