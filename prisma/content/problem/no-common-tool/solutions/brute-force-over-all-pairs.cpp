#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, b;
    cin >> n >> b;
    vector<unsigned> needs(n);
    for (unsigned& need : needs) cin >> need;

    for (const unsigned need : needs) {
        const auto isApart = [need](unsigned other) { return (need & other) == 0; };
        cout << count_if(needs.begin(), needs.end(), isApart) << ' ';
    }
    cout << '\n';
}
