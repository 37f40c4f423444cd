// Wrong Answer: with the masks in the outer loop, subsets are counted several times
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
    for (unsigned tools = 0; tools < workers.size(); ++tools) {
        for (unsigned bit = 1; bit < workers.size(); bit *= 2) {
            if (tools & bit) workers[tools] += workers[tools ^ bit];
        }
    }

    const unsigned all = (1u << b) - 1;
    for (const unsigned need : needs) cout << workers[all ^ need] << ' ';
    cout << '\n';
}
