    // as beginning in view, but:
    private Page_of_TagsView pageView;

    // as in view-kinds: ShelfView

    // as last in view, but:
    public Page_of_TagsView page() {
            Input in = inputAt(0, 0);
            return showInside(pageView(), in);

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            if (Presence.read(in)) {
                stepOver(pageView(), in);
            }
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, in);
        }
    }

    private Page_of_TagsView pageView() {
        if (pageView == null) {
            pageView = new Page_of_TagsView();
        }
        return pageView;
    }
}
