// Wrong Answer: merges the nodes in the order in which they are found, not from left to right
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

struct Stretch {
    long long sum, head, tail, best;
};

Stretch join(const Stretch& a, const Stretch& b) {
    return {a.sum + b.sum, max(a.head, a.sum + b.head), max(b.tail, b.sum + a.tail),
            max({a.best, b.best, a.tail + b.head})};
}

int main() {
    int n, q;
    cin >> n;
    vector<Stretch> tree(2 * n);
    for (int i = n; i < 2 * n; ++i) {
        long long p;
        cin >> p;
        tree[i] = {p, p, p, p};
    }
    for (int node = n - 1; node > 0; --node) tree[node] = join(tree[2 * node], tree[2 * node + 1]);
    cin >> q;
    while (q-- > 0) {
        string word;
        long long first, second;
        cin >> word >> first >> second;
        long long node = n + first - 1;
        if (word == "set") {
            tree[node] = {second, second, second, second};
            while ((node /= 2) > 0) tree[node] = join(tree[2 * node], tree[2 * node + 1]);
            continue;
        }
        constexpr long long kLow = -4'000'000'000'000'000;
        Stretch all = {0, kLow, kLow, kLow};
        for (long long high = n + second; node < high; node /= 2, high /= 2) {
            if (node % 2 == 1) all = join(all, tree[node++]);
            if (high % 2 == 1) all = join(all, tree[--high]);
        }
        cout << all.best << '\n';
    }
}
