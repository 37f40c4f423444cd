import java.util.ArrayList;
import java.util.List;

class Solution {
    public TreeNode lowestCommonAncestor(TreeNode root, TreeNode p, TreeNode q) {
        List<TreeNode> toP = new ArrayList<>();
        List<TreeNode> toQ = new ArrayList<>();
        find(root, p, toP);
        find(root, q, toQ);
        int shared = 0;
        while (shared < toP.size() && shared < toQ.size()
                && toP.get(shared) == toQ.get(shared)) {
            shared++;
        }
        return toP.get(shared - 1);
    }

    private boolean find(TreeNode node, TreeNode target, List<TreeNode> path) {
        if (node == null) return false;
        path.add(node);
        if (node == target) return true;
        if (find(node.left, target, path)) return true;
        if (find(node.right, target, path)) return true;
        path.remove(path.size() - 1);
        return false;
    }
}
