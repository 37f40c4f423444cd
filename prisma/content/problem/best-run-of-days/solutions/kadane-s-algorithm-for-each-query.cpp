#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<long long> profits(n + 1);
    for (int day = 1; day <= n; ++day) cin >> profits[day];

    int q;
    cin >> q;
    while (q-- > 0) {
        string word;
        int first, second;
        cin >> word >> first >> second;
        if (word == "set") {
            profits[first] = second;
            continue;
        }
        long long ending = profits[first];
        long long best = ending;
        for (int day = first + 1; day <= second; ++day) {
            ending = profits[day] + max(ending, 0LL);
            best = max(best, ending);
        }
        cout << best << '\n';
    }
}
