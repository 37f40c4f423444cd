#include <vector>
using namespace std;

class Solution {
public:
    Node* construct(vector<vector<int>>& grid) {
        return build(grid, 0, 0, static_cast<int>(grid.size()));
    }

private:
    Node* build(const vector<vector<int>>& grid, int row, int column, int side) {
        if (side == 1) return new Node(grid[row][column] == 1, true);
        int half = side / 2;
        Node* topLeft = build(grid, row, column, half);
        Node* topRight = build(grid, row, column + half, half);
        Node* bottomLeft = build(grid, row + half, column, half);
        Node* bottomRight = build(grid, row + half, column + half, half);
        bool isUniform = topLeft->isLeaf;
        for (const Node* other : {topRight, bottomLeft, bottomRight}) {
            isUniform = isUniform && other->isLeaf && other->val == topLeft->val;
        }
        if (!isUniform) {
            return new Node(false, false, topLeft, topRight, bottomLeft, bottomRight);
        }
        delete topRight;
        delete bottomLeft;
        delete bottomRight;
        return topLeft;
    }
};
