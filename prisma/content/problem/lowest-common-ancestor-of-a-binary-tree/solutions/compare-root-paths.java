import java.util.ArrayList;
import java.util.List;

class Solution {
    public int lowestCommonAncestor(TreeNode root, int p, int q) {
        List<TreeNode> toP = new ArrayList<>();
        List<TreeNode> toQ = new ArrayList<>();
        find(root, p, toP);
        find(root, q, toQ);
        int shared = 0;
        while (shared < toP.size() && shared < toQ.size()
                && toP.get(shared) == toQ.get(shared)) {
            shared++;
        }
        return toP.get(shared - 1).val;
    }

    private boolean find(TreeNode node, int value, List<TreeNode> path) {
        if (node == null) return false;
        path.add(node);
        if (node.val == value) return true;
        if (find(node.left, value, path) || find(node.right, value, path)) return true;
        path.remove(path.size() - 1);
        return false;
    }
}
