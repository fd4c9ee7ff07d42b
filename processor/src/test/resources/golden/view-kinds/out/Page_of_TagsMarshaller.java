    // as beginning in ancestors, but:
 * Writes and reads {@link Page} with the type arguments of {@code Page<Tags>}, 1 bytes or more each. Stateless and thread-safe.
public final class Page_of_TagsMarshaller extends FillingBytesMarshaller<Page<Tags>> {

    // as in graph: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in default-package, but:
            items list<com.acme.Tags?>?

    // as static in ancestors, but:
        TypeSchema.requireFields(Page_of_TagsMarshaller.class, Page.class, Object.class, FIELDS);

    private Page_of_TagsMarshaller() {
        super(Page.class, "@version@",
                TypeSchema.named("com.acme.Page_of_Tags", Page_of_TagsMarshaller.class, FIELDS));
    }

    // as writeMessage in bound, but:
    protected void writeMessage(Page<Tags> page, Output out) {

    // as readMessage in empty, but:
    protected Page<Tags> readMessage(Page<Tags> current, Input in) {

    // as sizeOf in bound, but:
    public long sizeOf(Page<Tags> page) {

    // as writeFields in booleans, but:
    public static void writeFields(Page<Tags> page, Output out, int depth) {
        Checks.exactType(page, Page.class, depth);
        writeItems(page.items, out, depth);

    // as readFields in graph, but:
    public static Page<Tags> readFields(Page<Tags> current, Input in, int depth) {
        Page<Tags> page = current != null && current.getClass() == Page.class ? current : new Page<Tags>();
        List<Tags> items = readItems(page.items, in, depth);
        if (items != page.items) {
            page.items = items;
        return page;

    // as sizeOfFields in graph, but:
    public static long sizeOfFields(Page<Tags> page, int depth) {
        Checks.exactType(page, Page.class, depth);
        size += sizeOfItems(page.items, depth);

    // as copy in bound, but:
    public Page<Tags> copy(Page<Tags> from) {

    @Override
    public void copyInto(Page<Tags> from, Page<Tags> to) {
        copyFields(Checks.anyObject(from, type()), Checks.exactType(to, Page.class), 0);
    }

    // as copyFields in graph, but:
    public static Page<Tags> copyFields(Page<Tags> from, Page<Tags> current, int depth) {
        Checks.exactType(from, Page.class, depth);
        Page<Tags> page = OwnObjects.isFree(current, from, Page.class) ? current : new Page<Tags>();
        List<Tags> items = copyItems(from.items, page.items, depth);
        if (items != page.items) {
            page.items = items;
        return page;

    private static void writeItems(List<Tags> list, Output out, int depth) {
        int count = Counts.write("items", list, out);
        Iterator<Tags> iterator = Lists.iterator(list);
        for (int i = 0; i < count; i++) {
            Tags element = Lists.next(list, iterator, i);
            if (Presence.write(element, out)) {
                TagsMarshaller.writeFields(element, out, depth + 1);
            }
        }
        Lists.end("items", count, list, iterator);
    }

    // as readTags in bean, but:
    private static List<Tags> readItems(List<Tags> current, Input in, int depth) {
        List<Tags> elements = Lists.target(current, count);
            Tags old = Lists.get(elements, i);
            Tags element = Presence.read(in) ? TagsMarshaller.readFields(old, in, depth + 1) : null;

    // as sizeOfTags in bean, but:
    private static long sizeOfItems(List<Tags> list, int depth) {
        long size = Counts.sizeOf("items", list);
        for (Tags element : list) {
            size += element == null ? 1 : 1 + TagsMarshaller.sizeOfFields(element, depth + 1);

    // as copyLevels in evolvable, with Tags for Level, copyItems for copyLevels, TagsMarshaller for LevelMarshaller
}
