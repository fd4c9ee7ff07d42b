    // as beginning in bean, but:
 * Shows the fields of a message of {@link Page} in place. For one thread at a time.
public final class Page_of_TagsView extends MessageView<Page<Tags>, Page_of_TagsView> {
    private static final Skip SKIP_ITEMS = Skip.of(Page_of_TagsMarshaller.INSTANCE, 0);

    private final WalkedElements itemsElements = new WalkedElements(this, 0, 0, SKIP_ITEMS, (depth, in) -> readItemsElement(in));

    // as id in bean, with TagsView for long, itemsView for id
    // as BestView in view-kinds, with 2 for 3

    // as user in view, but:
    public List<Tags> items() {
            return readItems(in);

    // as tagsSize in bean, with itemsSize for tagsSize, itemsElements for tagsElements

    // as numberKey in view-kinds, but:
    public TagsView items(int index) {
        itemsElements.check(index);
        // without public TagsView numberKey() {
            Input in = itemsElements.at(index);
            return showInside(itemsView(), in);

    @Override
    protected void walkSection(int from, int to, long position, Object base, long end,
            long[] found) {
        if (from <= 0) {
            Input in = walked();
            Walk.to(position, in);
            if (!SKIP_ITEMS.over(nestingDepth(), in)) {
                readItems(in);
            }
            position = found[1] = in.position();
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            found[2] = position;
        }
    }

    // as readItems in view-kinds, with readItems_ for readItems

    private List<Tags> readItems(Input in) {
        int depth = nestingDepth();
        return readItems_(null, in, depth);
    }

    // as readNumberKey in view-kinds, with readItemsElement for readNumberKey
    // as tagsValueView in view-kinds, with itemsView for tagsValueView
}
