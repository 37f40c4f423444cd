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

    vector<int> workers(1u << b, 0);
    for (const unsigned need : needs) ++workers[need];
    for (unsigned bit = 1; bit < workers.size(); bit *= 2) {
        for (unsigned tools = 0; tools < workers.size(); ++tools) {
            if (tools & bit) workers[tools] += workers[tools ^ bit];
        }
    }

    const unsigned all = (1u << b) - 1;
    for (const unsigned need : needs) cout << workers[all ^ need] << ' ';
    cout << '\n';
}
