#include <iostream>
#include <unordered_set>
#include <vector>

using namespace std;

struct Lamp {
    long long x;
    long long y;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<Lamp> lamps(n);
    const auto keyOf = [](long long x, long long y) { return x * 2'000'000'000 + y; };
    unordered_set<long long> present;
    for (Lamp& lamp : lamps) {
        cin >> lamp.x >> lamp.y;
        present.insert(keyOf(lamp.x, lamp.y));
    }
    int rectangles = 0;
    for (const Lamp& a : lamps) {
        for (const Lamp& b : lamps) {
            if (a.x >= b.x || a.y >= b.y) continue;
            if (present.count(keyOf(a.x, b.y)) && present.count(keyOf(b.x, a.y))) {
                ++rectangles;
            }
        }
    }
    cout << rectangles << '\n';
}
