    // as beginning in view, but:
    private Page_of_TagsView pageView;

    // as in view-kinds: ShelfView
    // as last in view, with Page_of_TagsView for FillView, page for last, 0 for 4, pageView for lastView

    // as walkSection in view-kinds, but:
            if (Presence.read(in)) {
                stepOver(pageView(), in);

    // as lastView in view, with Page_of_TagsView for FillView, pageView for lastView
}
