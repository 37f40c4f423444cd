#include <iostream>
#include <utility>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<vector<int>> children(n + 1);
    for (int person = 1; person <= n; ++person) {
        int parent;
        cin >> parent;
        children[parent].push_back(person);
    }

    int best = 0;
    size_t most = 0;
    vector<int> layer = children[0];
    for (int generation = 1; !layer.empty(); ++generation) {
        if (layer.size() > most) {
            best = generation;
            most = layer.size();
        }
        vector<int> next;
        for (const int person : layer) {
            next.insert(next.end(), children[person].begin(), children[person].end());
        }
        layer = move(next);
    }
    cout << best << ' ' << most << '\n';
}
