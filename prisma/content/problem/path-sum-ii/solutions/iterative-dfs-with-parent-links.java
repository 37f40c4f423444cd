import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Entry(TreeNode node, int sum) {}

    public List<List<Integer>> pathSum(TreeNode root, int targetSum) {
        List<List<Integer>> paths = new ArrayList<>();
        Map<TreeNode, TreeNode> parents = new HashMap<>();
        Deque<Entry> stack = new ArrayDeque<>();
        if (root != null) {
            stack.push(new Entry(root, root.val));
        }
        while (!stack.isEmpty()) {
            Entry entry = stack.pop();
            TreeNode node = entry.node();
            if (node.left == null && node.right == null && entry.sum() == targetSum) {
                paths.add(pathTo(node, parents));
            }
            for (TreeNode child : new TreeNode[] {node.right, node.left}) {
                if (child != null) {
                    parents.put(child, node);
                    stack.push(new Entry(child, entry.sum() + child.val));
                }
            }
        }
        return paths;
    }

    private List<Integer> pathTo(TreeNode leaf, Map<TreeNode, TreeNode> parents) {
        List<Integer> path = new ArrayList<>();
        for (TreeNode node = leaf; node != null; node = parents.get(node)) {
            path.add(node.val);
        }
        Collections.reverse(path);
        return path;
    }
}
