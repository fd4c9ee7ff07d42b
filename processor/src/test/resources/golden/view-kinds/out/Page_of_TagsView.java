    // as beginning in bean, but:
 * Shows the fields of a message of {@link Page} in place. For one thread at a time.
public final class Page_of_TagsView extends MessageView<Page<Tags>, Page_of_TagsView> {
    private static final Skip SKIP_ITEMS = Skip.of(Page_of_TagsMarshaller.INSTANCE, 1);

    private final ViewElements itemsElements = new ViewElements(this, 0, 4, SKIP_ITEMS, (depth, in) -> readItemsElement(in));

    private TagsView itemsView;

    // as in view: numberAtomic

    // as QuoteView in bean, but:
        super(Page_of_TagsMarshaller.INSTANCE, 2, true);

    // as number in view, but:
            long offset = fieldAt(0, 4);

    // as number in view, but:
            long offset = settableAt("number", 0, 4);

    // as user in view, but:
    public List<Tags> items() {
            Input in = inputAt(0, 4);
            return readItems(in);

    // as tagsSize in bean, but:
    public int itemsSize() {
        return itemsElements.size();

    /** As in view-kinds. */
    public TagsView items(int index) {
        itemsElements.check(index);
        try {
            Input in = itemsElements.at(index);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(itemsView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    // as numberAtomic in view, but:
            numberAtomic = new AtomicIntField(this, "number", 0, 0);

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        if (from <= 0) {
            Walk.to(position + 4, in);
            if (!SKIP_ITEMS.over(nestingDepth(), in)) {
                readItems(in);
            }
            position = beginSection(1, in.position());
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, position);
        }
    }

    // as readItems in view-kinds, but:
    private static List<Tags> readItems_(List<Tags> current, Input in, int depth) {

    private List<Tags> readItems(Input in) {
        int depth = nestingDepth();
        return readItems_(null, in, depth);
    }

    // as readNumberKey in view-kinds, but:
    private Tags readItemsElement(Input in) {

    private TagsView itemsView() {
        if (itemsView == null) {
            itemsView = new TagsView();
        }
        return itemsView;
    }
}
