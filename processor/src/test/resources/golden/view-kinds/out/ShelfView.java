    // as beginning in view, but:
    private Page_of_TagsView pageView;

    // as in view-kinds: ShelfView

    // as last in view, but:
    public Page_of_TagsView page() {
            Input in = inputAt(0, 0);
            return showInside(pageView(), in);

    // as walkSection in view-kinds, but:
            Walk.to(position, in);
            if (Presence.read(in)) {
                stepOver(pageView(), in);

    private Page_of_TagsView pageView() {
        if (pageView == null) {
            pageView = new Page_of_TagsView();
        }
        return pageView;
    }
}
