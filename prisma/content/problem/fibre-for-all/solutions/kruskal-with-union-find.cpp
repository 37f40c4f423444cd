#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using namespace std;

class Groups {
public:
    explicit Groups(int n) : leader(n + 1), size(n + 1, 1), left(n) {
        iota(leader.begin(), leader.end(), 0);
    }

    bool join(int one, int other) {
        one = find(one);
        other = find(other);
        if (one == other) return false;
        if (size[one] > size[other]) swap(one, other);
        leader[one] = other;
        size[other] += size[one];
        --left;
        return true;
    }

    int count() const { return left; }

private:
    int find(int town) {
        while (leader[town] != town) town = leader[town] = leader[leader[town]];
        return town;
    }

    vector<int> leader;
    vector<int> size;
    int left;
};

struct Offer {
    int one;
    int other;
    int price;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, b, m;
    cin >> n >> b;
    Groups groups(n);
    while (b-- > 0) {
        int one, other;
        cin >> one >> other;
        groups.join(one, other);
    }
    cin >> m;
    vector<Offer> offers(m);
    for (auto& [one, other, price] : offers) cin >> one >> other >> price;
    sort(offers.begin(), offers.end(), [](const Offer& a, const Offer& b) {
        return a.price < b.price;
    });

    long long total = 0;
    for (const auto& [one, other, price] : offers) {
        if (groups.join(one, other)) total += price;
    }
    cout << (groups.count() == 1 ? total : -1) << '\n';
}
