type Sources = Record<'python' | 'javascript' | 'typescript' | 'cpp' | 'c' | 'java', string>;

/** Programs on trees with special nodes, a right one and one whose fault the driver names, in every language. */

export const NEXT_TREE = 'connect(root: NextTree): NextTree';
/** Links each level from left to right. */
export const CONNECT: Sources = {
  python: `class Solution:
    def connect(self, root):
        level = [root] if root else []
        while level:
            for node, after in zip(level, level[1:]):
                node.next = after
            level = [child for node in level for child in (node.left, node.right) if child]
        return root`,
  javascript: `var connect = (root) => {
    let level = root ? [root] : [];
    while (level.length > 0) {
      level.forEach((node, place) => { node.next = level[place + 1] ?? null; });
      level = level.flatMap((node) => [node.left, node.right].filter(Boolean));
    }
    return root;
  };`,
  typescript: `function connect(root: _Node | null): _Node | null {
    let level: _Node[] = root ? [root] : [];
    while (level.length > 0) {
      level.forEach((node, place) => { node.next = level[place + 1] ?? null; });
      level = level.flatMap((node) => [node.left, node.right].filter(Boolean));
    }
    return root;
  }`,
  cpp: `class Solution {
  public:
    Node* connect(Node* root) {
      vector<Node*> level;
      if (root) level.push_back(root);
      while (!level.empty()) {
        vector<Node*> below;
        for (size_t i = 0; i < level.size(); i++) {
          level[i]->next = i + 1 < level.size() ? level[i + 1] : nullptr;
          for (Node* child : {level[i]->left, level[i]->right}) if (child) below.push_back(child);
        }
        level = below;
      }
      return root;
    }
  };`,
  c: `struct Node* connect(struct Node* root) {
    struct Node* level[64]; int count = root ? 1 : 0;
    level[0] = root;
    while (count > 0) {
      struct Node* below[64]; int made = 0;
      for (int i = 0; i < count; i++) {
        level[i]->next = i + 1 < count ? level[i + 1] : NULL;
        if (level[i]->left) below[made++] = level[i]->left;
        if (level[i]->right) below[made++] = level[i]->right;
      }
      memcpy(level, below, sizeof below);
      count = made;
    }
    return root;
  }`,
  java: `class Solution {
    public Node connect(Node root) {
      List<Node> level = root == null ? List.of() : List.of(root);
      while (!level.isEmpty()) {
        List<Node> below = new ArrayList<>();
        for (int i = 0; i < level.size(); i++) {
          level.get(i).next = i + 1 < level.size() ? level.get(i + 1) : null;
          if (level.get(i).left != null) below.add(level.get(i).left);
          if (level.get(i).right != null) below.add(level.get(i).right);
        }
        level = below;
      }
      return root;
    }
  }`,
};
/** Links the root to itself. */
export const LOOP: Sources = {
  python: 'class Solution:\n    def connect(self, root):\n        root.next = root\n        return root',
  javascript: 'var connect = (root) => { root.next = root; return root; };',
  typescript: 'const connect = (root: _Node): _Node => { root.next = root; return root; };',
  cpp: 'class Solution {\npublic:\n  Node* connect(Node* root) { root->next = root; return root; }\n};',
  c: 'struct Node* connect(struct Node* root) { root->next = root; return root; }',
  java: 'class Solution { public Node connect(Node root) { root.next = root; return root; } }',
};

export const QUAD_TREE = 'construct(grid: int[][]): QuadTree';
/** A leaf for a single cell, otherwise four leaves for the corners. */
export const CORNERS: Sources = {
  python: `class Solution:
    def construct(self, grid):
        leaf = lambda row, column: Node(grid[row][column] == 1, True, None, None, None, None)
        return leaf(0, 0) if len(grid) == 1 else Node(True, False, leaf(0, 0), leaf(0, -1), leaf(-1, 0), leaf(-1, -1))`,
  javascript: `var construct = (grid) => {
    const leaf = (row, column) => new _Node(grid.at(row).at(column) === 1, true);
    return grid.length === 1 ? leaf(0, 0) : new _Node(true, false, leaf(0, 0), leaf(0, -1), leaf(-1, 0), leaf(-1, -1));
  };`,
  typescript: `function construct(grid: number[][]): _Node {
    const leaf = (row: number, column: number): _Node => new _Node(grid.at(row)!.at(column) === 1, true);
    return grid.length === 1 ? leaf(0, 0) : new _Node(true, false, leaf(0, 0), leaf(0, -1), leaf(-1, 0), leaf(-1, -1));
  }`,
  cpp: `class Solution {
  public:
    Node* construct(vector<vector<int>>& grid) {
      size_t n = grid.size() - 1;
      auto leaf = [&](size_t row, size_t column) { return new Node(grid[row][column] == 1, true); };
      return n == 0 ? leaf(0, 0) : new Node(true, false, leaf(0, 0), leaf(0, n), leaf(n, 0), leaf(n, n));
    }
  };`,
  c: `static struct Node* leaf(int value) {
    struct Node* node = calloc(1, sizeof *node);
    node->val = value == 1; node->isLeaf = true;
    return node;
  }
  struct Node* construct(int** grid, int gridSize, int* gridColSize) {
    (void)gridColSize;
    int n = gridSize - 1;
    if (n == 0) return leaf(grid[0][0]);
    struct Node* root = calloc(1, sizeof *root);
    root->topLeft = leaf(grid[0][0]); root->topRight = leaf(grid[0][n]);
    root->bottomLeft = leaf(grid[n][0]); root->bottomRight = leaf(grid[n][n]);
    return root;
  }`,
  java: `class Solution {
    public Node construct(int[][] grid) {
      int n = grid.length - 1;
      if (n == 0) return new Node(grid[0][0] == 1, true);
      Node root = new Node(true, false);
      root.topLeft = new Node(grid[0][0] == 1, true); root.topRight = new Node(grid[0][n] == 1, true);
      root.bottomLeft = new Node(grid[n][0] == 1, true); root.bottomRight = new Node(grid[n][n] == 1, true);
      return root;
    }
  }`,
};
/** A root without children that is not a leaf. */
export const BARREN: Sources = {
  python: 'class Solution:\n    def construct(self, grid):\n        return Node(True, False, None, None, None, None)',
  javascript: 'var construct = () => new _Node(true, false);',
  typescript: 'const construct = (): _Node => new _Node(true, false);',
  cpp: 'class Solution {\npublic:\n  Node* construct(vector<vector<int>>&) { return new Node(true, false); }\n};',
  c: 'struct Node* construct(int** grid, int gridSize, int* gridColSize) { (void)grid; (void)gridSize; (void)gridColSize; return calloc(1, sizeof(struct Node)); }',
  java: 'class Solution { public Node construct(int[][] grid) { return new Node(true, false); } }',
};
