#include <iostream>
#include <string>
#include <vector>

using namespace std;

class Notes {
public:
    explicit Notes(int places) : tree_(places + 1, 0) {}

    void addFrom(int place, long long bonus) {
        const int end = static_cast<int>(tree_.size());
        for (int at = place; at < end; at += at & -at) tree_[at] += bonus;
    }
    long long upTo(int place) const {
        long long total = 0;
        for (int at = place; at > 0; at -= at & -at) total += tree_[at];
        return total;
    }

private:
    vector<long long> tree_;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> bossOf(n + 1, 0);
    for (int employee = 2; employee <= n; ++employee) cin >> bossOf[employee];

    vector<int> size(n + 1, 1), place(n + 1, 1), nextFree(n + 1, 2);
    for (int employee = n; employee >= 2; --employee) {
        size[bossOf[employee]] += size[employee];
    }
    for (int employee = 2; employee <= n; ++employee) {
        int& free = nextFree[bossOf[employee]];
        place[employee] = free;
        nextFree[employee] = free + 1;
        free += size[employee];
    }

    Notes notes(n);
    int q;
    cin >> q;
    while (q-- > 0) {
        string kind;
        int employee;
        cin >> kind >> employee;
        if (kind == "raise") {
            long long bonus;
            cin >> bonus;
            notes.addFrom(place[employee], bonus);
            notes.addFrom(place[employee] + size[employee], -bonus);
        } else {
            cout << notes.upTo(place[employee]) << ' ';
        }
    }
    cout << '\n';
}
