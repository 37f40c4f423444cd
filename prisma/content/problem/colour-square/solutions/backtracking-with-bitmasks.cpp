#include <bitset>
#include <iostream>
#include <utility>
#include <vector>

using namespace std;

class Square {
public:
    explicit Square(int n)
        : n_(n), leftInRow_(n, (1 << n) - 1), leftInColumn_(leftInRow_) {}

    void addCell(int row, int column, int colour) {
        if (colour == 0) {
            free_.emplace_back(row, column);
        } else {
            flip(row, column, 1 << (colour - 1));
        }
    }

    long long completions() {
        if (free_.empty()) return 1;
        size_t narrowest = 0;
        int allowed = 0;
        int fewest = n_ + 1;
        for (size_t i = 0; i < free_.size(); ++i) {
            const auto [row, column] = free_[i];
            const int colours = leftInRow_[row] & leftInColumn_[column];
            const int count = static_cast<int>(bitset<6>(colours).count());
            if (count >= fewest) continue;
            fewest = count;
            allowed = colours;
            narrowest = i;
        }

        swap(free_[narrowest], free_.back());
        const auto [row, column] = free_.back();
        free_.pop_back();
        long long found = 0;
        for (int colour = 0; allowed != 0; allowed ^= colour) {
            colour = allowed & -allowed;
            flip(row, column, colour);
            found += completions();
            flip(row, column, colour);
        }
        free_.emplace_back(row, column);
        return found;
    }

private:
    void flip(int row, int column, int colour) {
        leftInRow_[row] ^= colour;
        leftInColumn_[column] ^= colour;
    }

    int n_;
    vector<int> leftInRow_;
    vector<int> leftInColumn_;
    vector<pair<int, int>> free_;
};

int main() {
    int n;
    cin >> n;
    Square square(n);
    for (int cell = 0; cell < n * n; ++cell) {
        int colour;
        cin >> colour;
        square.addCell(cell / n, cell % n, colour);
    }
    cout << square.completions() << '\n';
}
