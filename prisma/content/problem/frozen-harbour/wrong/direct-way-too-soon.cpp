// Wrong Answer: takes the direct way with one cell less than it may need
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

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

int fewestMoves(const Harbour& harbour, int k) {
    const int width = harbour.width;
    const int last = static_cast<int>(harbour.ice.size()) - width - 2;
    const int direct = width - 2 + last / width - 1;
    if (k >= direct - 2) return direct;
    vector<int> mostLeft(harbour.ice.size(), -1);
    vector<pair<int, int>> layer = {{width, k}};
    mostLeft[width] = k;
    for (int moves = 0; !layer.empty(); ++moves) {
        vector<pair<int, int>> nextLayer;
        for (const auto& [cell, left] : layer) {
            if (cell == last) return moves;
            for (const int near : {cell - width, cell - 1, cell + 1, cell + width}) {
                const int rest = left - harbour.ice[near];
                if (rest <= mostLeft[near]) continue;
                mostLeft[near] = rest;
                nextLayer.emplace_back(near, rest);
            }
        }
        layer.swap(nextLayer);
    }
    return -1;
}

int main() {
    const Harbour harbour = readHarbour();
    for (const int k : harbour.questions) cout << fewestMoves(harbour, k) << ' ';
    cout << '\n';
}
