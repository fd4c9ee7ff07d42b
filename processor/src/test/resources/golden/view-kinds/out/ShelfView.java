import org.marshal4j.runtime.view.ElementsLayout;
    // as beginning in view, but:
    private static final ElementsLayout CORNERS = new ElementsLayout(1, 5, 5, true, Integer.MAX_VALUE);

    // as id in bean, with Page_of_TagsView for long, pageView for id
    // as id in bean, with PointView for long, cornersView for id
    // as in view-kinds: ShelfView
    // as last in view, with Page_of_TagsView for FillView, page for last, 0 for 4, pageView for lastView

    // as number in view-kinds, but:
    public List<Point> corners() {
            return readCorners(in);

    // as tagsSize in bean, but:
    public int cornersSize() {
        return countOf(CORNERS);

    // as setId in bean, but:
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
    public PointView corners(int index) {
        checkIndex(index, CORNERS);
            return showNullable(cornersView(), index, CORNERS);
        } catch (Throwable failure) {
            throw failed(failure);

    // as walkSection in view-kinds, but:
            if (Presence.read(in)) {
                stepOver(pageView(), in);
            position = found[2] = behindElements(position, CORNERS, base, end, found);
        // without Input in = walked();
        // without Walk.to(position, in);
        // without if (!SKIP_NUMBER.over(nestingDepth(), in)) {
        // without readNumber(in);
        // without }
        // without position = found[2] = in.position();

    // as lastView in view, with Page_of_TagsView for FillView, pageView for lastView

    private static List<Point> readCorners_(List<Point> current, Input in, int depth) {
        int count = Counts.read(5, in);
        List<Point> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            Point old = Lists.get(elements, i);
            Point element = PointMarshaller.readNullable(old, in, depth + 1);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    // as readItems in view-kinds, with Point for Tags, readCorners for readItems, readCorners_ for readItems_
    // as lastView in view, with PointView for FillView, cornersView for lastView
}
