#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using namespace std;

class Groups {
public:
    explicit Groups(int n) : count_(n), parent_(n + 1), size_(n + 1, 1) {
        iota(parent_.begin(), parent_.end(), 0);
    }
    int count() const { return count_; }
    void join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return;
        if (size_[a] < size_[b]) swap(a, b);
        parent_[b] = a;
        size_[a] += size_[b];
        --count_;
    }

private:
    int find(int island) {
        while (parent_[island] != island) {
            parent_[island] = parent_[parent_[island]];
            island = parent_[island];
        }
        return island;
    }

    int count_;
    vector<int> parent_;
    vector<int> size_;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<pair<int, int>> bridges(m);
    for (auto& [a, b] : bridges) cin >> a >> b;
    int k;
    cin >> k;
    vector<int> closings(k);
    vector<bool> isClosed(m, false);
    for (int& bridge : closings) {
        cin >> bridge;
        isClosed[--bridge] = true;
    }

    Groups groups(n);
    for (int i = 0; i < m; ++i) {
        if (!isClosed[i]) groups.join(bridges[i].first, bridges[i].second);
    }

    vector<int> answers(k);
    for (int i = k - 1; i >= 0; --i) {
        answers[i] = groups.count();
        const auto& [a, b] = bridges[closings[i]];
        groups.join(a, b);
    }
    for (const int answer : answers) cout << answer << '\n';
}
