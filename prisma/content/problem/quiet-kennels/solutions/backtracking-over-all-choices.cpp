#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Kennel {
    int rent = 0;
    int above = 0;
    bool isLet = false;
};

// Entry 0 is an empty kennel, the parent of the root.
long long best(vector<Kennel>& kennels, size_t i) {
    if (i == kennels.size()) return 0;
    long long most = best(kennels, i + 1);
    if (!kennels[kennels[i].above].isLet) {
        kennels[i].isLet = true;
        most = max(most, kennels[i].rent + best(kennels, i + 1));
        kennels[i].isLet = false;
    }
    return most;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Kennel> kennels(n + 1);
    for (int i = 1; i <= n; ++i) cin >> kennels[i].rent;
    for (int i = 2; i <= n; ++i) cin >> kennels[i].above;
    cout << best(kennels, 1) << '\n';
}
