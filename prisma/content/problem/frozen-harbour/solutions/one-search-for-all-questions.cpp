#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

// More ice than may ever be broken; it saves the tests at the edges.
const int OUTSIDE = 501;

struct Harbour {
    vector<int> ice;
    int width = 0;
    vector<int> questions;
};

Harbour readHarbour() {
    Harbour harbour;
    string word;
    while (cin >> word && (word[0] == '.' || word[0] == '#')) {
        harbour.width = static_cast<int>(word.size()) + 1;
        if (harbour.ice.empty()) harbour.ice.assign(harbour.width, OUTSIDE);
        for (const char cell : word) harbour.ice.push_back(cell == '#' ? 1 : 0);
        harbour.ice.push_back(OUTSIDE);
    }
    harbour.ice.insert(harbour.ice.end(), harbour.width, OUTSIDE);
    harbour.questions.resize(stoi(word));
    for (int& k : harbour.questions) cin >> k;
    return harbour;
}

vector<int> fewestMoves(const Harbour& harbour) {
    const auto& [ice, width, questions] = harbour;
    const int last = static_cast<int>(ice.size()) - width - 2;
    const auto [least, most] = minmax_element(questions.begin(), questions.end());
    vector<int> fewest(ice.size(), *most + 1);
    vector<int> answers(questions.size(), -1);
    vector<pair<int, int>> layer = {{width, 0}};
    fewest[width] = 0;
    for (int moves = 0; !layer.empty(); ++moves) {
        for (size_t i = 0; i < questions.size(); ++i) {
            if (answers[i] < 0 && fewest[last] <= questions[i]) answers[i] = moves;
        }
        if (fewest[last] <= *least) break;
        vector<pair<int, int>> nextLayer;
        for (const auto& [cell, broken] : layer) {
            for (const int near : {cell - width, cell - 1, cell + 1, cell + width}) {
                const int total = broken + ice[near];
                if (total >= fewest[near]) continue;
                fewest[near] = total;
                nextLayer.emplace_back(near, total);
            }
        }
        layer.swap(nextLayer);
    }
    return answers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    for (const int moves : fewestMoves(readHarbour())) cout << moves << ' ';
    cout << '\n';
}
