// Wrong Answer: lets every child of an empty kennel, although leaving a child empty may be better
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> ifLet(n + 1), ifEmpty(n + 1);
    vector<int> above(n + 1);
    for (int i = 1; i <= n; ++i) cin >> ifLet[i];
    for (int i = 2; i <= n; ++i) cin >> above[i];
    for (int i = n; i > 1; --i) {
        ifLet[above[i]] += ifEmpty[i];
        ifEmpty[above[i]] += ifLet[i];
    }
    cout << max(ifLet[1], ifEmpty[1]) << '\n';
}
