    // as beginning in view, but:
    private static final Skip SKIP_THIS = Skip.of(TagsMarshaller.INSTANCE, 0);

    private final ViewElements elementsElements = new ViewElements(this, 0, 0, SKIP_THIS);

    // as in bean: texts

    // as QuoteView in bean, but:
        super(TagsMarshaller.INSTANCE, 2, false);

    // as tagsSize in bean, but:
    public int elementsSize() {
        return elementsElements.size();

    // as getTags in bean, but:
     * The key of an entry; an IndexOutOfBoundsException if there is none of that index.
    public String elementsKey(int index) {
        elementsElements.check(index);
            Input in = elementsElements.at(index);
            return readThisKey(in);

    // as tagsEquals in bean, but:
    public boolean elementsKeyEquals(int index, CharSequence other) {
        elementsElements.check(index);
            Input in = elementsElements.at(index);

    // as tagsHash in bean, but:
    public int elementsKeyHash(int index) {
        elementsElements.check(index);
            Input in = elementsElements.at(index);

    // as tagsInto in bean, but:
    public boolean elementsKeyInto(int index, StringBuilder to) {
        elementsElements.check(index);
            Input in = elementsElements.at(index);

    // as tagsIndexOf in bean, but:
    public int elementsIndexOf(CharSequence wanted) {
        int size = elementsElements.size();
            if (elementsKeyEquals(i, wanted)) {

    // as elementsKey in view-kinds, but:
     * The value of an entry; an IndexOutOfBoundsException if there is none of that index.
    public Integer elementsValue(int index) {
            Input in = elementsElements.valueAt(index);
            return readThisValue(in);

    /** As in view-kinds. */
    public int elementsValueOr(int index, int otherwise) {
        elementsElements.check(index);
        try {
            Input in = elementsElements.valueAt(index);
            long offset = in.take(5);
            Object base = in.base();
            return Presence.get(base, offset) ? RawMemory.getInt(base, offset + 1) : otherwise;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    // as priority in view, but:
     * Sets the value of an entry in place; throws an IndexOutOfBoundsException if there is none with that index.
    public void elementsValue(int index, Integer value) {
            long offset = elementsElements.settableValueAt("this", index, 5);

    /**
     * The value of a key; null if the map does not have it.
     */
    public Integer elementsGet(CharSequence key) {
        int index = elementsIndexOf(key);
        return index < 0 ? null : elementsValue(index);
    }

    // as elementsGet in view-kinds, but:
     * The same without a box, or something else where there is none or null.
    public int elementsGetOr(CharSequence key, int otherwise) {
        return index < 0 ? otherwise : elementsValueOr(index, otherwise);

    // as number in view, but:
    public int version() {

    // as number in view, but:
    public void version(int value) {
            long offset = settableAt("version", 1, 0, 4);

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        if (from <= 0) {
            Walk.to(position, in);
            SKIP_THIS.over(nestingDepth(), in);
            position = beginSection(1, in.position());
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            beginSection(2, Walk.bytes(position, 4, in));
        }
    }

    // as readTagsElement in bean, but:
    private String readThisKey(Input in) {

    // as readThisValue in view-kinds, but:
    private static Integer readThisValue_(Integer current, Input in) {

    private Integer readThisValue(Input in) {
        return readThisValue_(null, in);
    }
}
