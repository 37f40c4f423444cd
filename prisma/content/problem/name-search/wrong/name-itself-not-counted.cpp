// Wrong Answer: requires a name to be longer than the prefix
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    int n, q;
    cin >> n >> q;
    vector<string> names(n);
    for (string& name : names) cin >> name;
    for (string typed; cin >> typed;) {
        int count = 0;
        for (const string& name : names) {
            if (name.size() <= typed.size()) continue;
            if (name.compare(0, typed.size(), typed) == 0) ++count;
        }
        cout << count << ' ';
    }
    cout << '\n';
}
