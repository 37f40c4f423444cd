#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

using Entry = pair<int, int>;  // minutes and the last song; 0 means no song

class PrefixMaximum {
public:
    explicit PrefixMaximum(int places) : tree_(places + 1) {}

    Entry upTo(int place) const {
        Entry most;
        for (int at = place; at > 0; at -= at & -at) most = max(most, tree_[at]);
        return most;
    }
    void raise(int place, const Entry& entry) {
        const int end = static_cast<int>(tree_.size());
        for (int at = place; at < end; at += at & -at) {
            tree_[at] = max(tree_[at], entry);
        }
    }

private:
    vector<Entry> tree_;
};

int main() {
    int s, a, b;
    cin >> s >> a >> b;
    vector<int> minutes(s + 1), place(s + 1, 0), before(s + 1, 0);
    for (int song = 1; song <= s; ++song) cin >> minutes[song];
    for (int i = 1; i <= a; ++i) {
        int song;
        cin >> song;
        place[song] = i;
    }

    PrefixMaximum endings(a);
    while (b-- > 0) {
        int song;
        cin >> song;
        if (place[song] == 0) continue;
        const auto [total, last] = endings.upTo(place[song] - 1);
        before[song] = last;
        endings.raise(place[song], {total + minutes[song], song});
    }

    const auto [total, end] = endings.upTo(a);
    vector<int> songs;
    for (int song = end; song != 0; song = before[song]) songs.push_back(song);
    reverse(songs.begin(), songs.end());

    cout << total << '\n';
    for (const int song : songs) cout << song << ' ';
    cout << '\n';
}
