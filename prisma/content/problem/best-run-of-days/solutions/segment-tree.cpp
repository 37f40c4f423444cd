#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

using namespace std;

struct Stretch {
    long long sum;
    long long head;
    long long tail;
    long long best;
};

Stretch join(const Stretch& a, const Stretch& b) {
    return {a.sum + b.sum, max(a.head, a.sum + b.head), max(b.tail, b.sum + a.tail),
            max({a.best, b.best, a.tail + b.head})};
}

class Days {
public:
    explicit Days(const vector<int>& profits)
        : n(static_cast<int>(profits.size())), tree(2 * n) {
        for (int i = 0; i < n; ++i) tree[n + i] = day(profits[i]);
        for (int node = n - 1; node > 0; --node) renew(node);
    }

    void set(int at, int profit) {
        int node = n + at - 1;
        tree[node] = day(profit);
        while ((node /= 2) > 0) renew(node);
    }

    long long best(int from, int to) const {
        optional<Stretch> left, right;
        int low = n + from - 1;
        int high = n + to;
        for (; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) {
                left = left ? join(*left, tree[low]) : tree[low];
                ++low;
            }
            if (high % 2 == 1) {
                --high;
                right = right ? join(tree[high], *right) : tree[high];
            }
        }
        if (left && right) return join(*left, *right).best;
        return left ? left->best : right->best;
    }

private:
    static Stretch day(long long profit) { return {profit, profit, profit, profit}; }
    void renew(int node) { tree[node] = join(tree[2 * node], tree[2 * node + 1]); }

    int n;
    vector<Stretch> tree;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n;
    vector<int> profits(n);
    for (int& profit : profits) cin >> profit;
    Days days(profits);
    cin >> q;
    while (q-- > 0) {
        string word;
        int first, second;
        cin >> word >> first >> second;
        if (word == "set") {
            days.set(first, second);
        } else {
            cout << days.best(first, second) << '\n';
        }
    }
}
