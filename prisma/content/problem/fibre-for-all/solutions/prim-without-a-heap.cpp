#include <iostream>
#include <vector>

using namespace std;

struct Line {
    int one;
    int other;
    int price;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, b, m;
    cin >> n >> b;
    vector<Line> lines(b);
    for (auto& [one, other, price] : lines) {
        cin >> one >> other;
        price = 0;
    }
    cin >> m;
    for (int i = 0; i < m; ++i) {
        Line line;
        cin >> line.one >> line.other >> line.price;
        lines.push_back(line);
    }

    vector<bool> isJoined(n + 1);
    isJoined[1] = true;
    long long total = 0;
    for (int round = 1; round < n; ++round) {
        const Line* cheapest = nullptr;
        for (const Line& line : lines) {
            if (isJoined[line.one] == isJoined[line.other]) continue;
            if (!cheapest || line.price < cheapest->price) cheapest = &line;
        }
        if (!cheapest) {
            total = -1;
            break;
        }
        isJoined[cheapest->one] = isJoined[cheapest->other] = true;
        total += cheapest->price;
    }
    cout << total << '\n';
}
