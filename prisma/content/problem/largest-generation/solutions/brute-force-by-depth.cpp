#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> parent(n + 1);
    for (int person = 1; person <= n; ++person) cin >> parent[person];

    vector<int> sizes(n + 1);
    for (int person = 1; person <= n; ++person) {
        int generation = 0;
        for (int at = person; at != 0; at = parent[at]) ++generation;
        ++sizes[generation];
    }
    const auto best = max_element(sizes.begin(), sizes.end());
    cout << best - sizes.begin() << ' ' << *best << '\n';
}
