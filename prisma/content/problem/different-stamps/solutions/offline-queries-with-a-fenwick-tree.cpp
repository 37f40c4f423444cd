#include <iostream>
#include <vector>

using namespace std;

class Marks {
public:
    explicit Marks(int n) : sums(n + 1) {}

    void change(int place, int by) {
        const int size = static_cast<int>(sums.size());
        for (; place < size; place += place & -place) sums[place] += by;
    }

    int upTo(int place) const {
        int sum = 0;
        for (; place > 0; place &= place - 1) sum += sums[place];
        return sum;
    }

private:
    vector<int> sums;
};

struct Question {
    int first;
    int number;
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, q;
    cin >> n;
    vector<int> kinds(n + 1);
    for (int place = 1; place <= n; ++place) cin >> kinds[place];
    cin >> q;
    vector<vector<Question>> endingAt(n + 1);
    for (int i = 0; i < q; ++i) {
        int first, last;
        cin >> first >> last;
        endingAt[last].push_back({first, i});
    }

    Marks marks(n);
    vector<int> lastOf(n + 1), answers(q);
    int different = 0;
    for (int place = 1; place <= n; ++place) {
        int& last = lastOf[kinds[place]];
        if (last == 0) ++different;
        else marks.change(last, -1);
        last = place;
        marks.change(place, 1);
        for (const auto& [first, number] : endingAt[place]) {
            answers[number] = different - marks.upTo(first - 1);
        }
    }
    for (int i = 0; i < q; ++i) cout << answers[i] << (i + 1 < q ? ' ' : '\n');
}
