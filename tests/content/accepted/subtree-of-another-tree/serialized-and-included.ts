function isSubtree(root: TreeNode | null, subRoot: TreeNode | null): boolean {
    const text = (n: TreeNode | null): string => (n ? `<${n.val}${text(n.left)}${text(n.right)}>` : '.');
    return text(root).includes(text(subRoot));
}
