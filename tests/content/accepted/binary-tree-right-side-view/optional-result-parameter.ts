function rightSideView(root: TreeNode | null, depth: number = 0, view: number[] = []): number[] {
    if (root) {
        view[depth] ??= root.val;
        rightSideView(root.right, depth + 1, view);
        rightSideView(root.left, depth + 1, view);
    }
    return view;
};
