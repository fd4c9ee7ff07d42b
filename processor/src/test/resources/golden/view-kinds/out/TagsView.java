    // as beginning in view, but:
    private static final Skip SKIP_THIS = Skip.of(TagsMarshaller.INSTANCE, 0);

    // as tagsElements in bean, with elementsElements for tagsElements, 0 for 1, SKIP_THIS for SKIP_TAGS
    // as in bean: texts
    // as AccountView in view, with 2 for 6
    // as tagsSize in bean, with elementsSize for tagsSize, elementsElements for tagsElements

    // as getTags in bean, but:
     * The key of an entry; an IndexOutOfBoundsException if there is none of that index.
    public String elementsKey(int index) {
        elementsElements.check(index);
            Input in = elementsElements.at(index);
            return readThisKey(in);

    // as tagsEquals in bean, with elementsKeyEquals for tagsEquals, elementsElements for tagsElements
    // as tagsHash in bean, with elementsKeyHash for tagsHash, elementsElements for tagsElements
    // as tagsInto in bean, with elementsKeyInto for tagsInto, elementsElements for tagsElements

    // as tagsIndexOf in bean, but:
    public int elementsIndexOf(CharSequence wanted) {
        int size = elementsElements.size();
            if (elementsKeyEquals(i, wanted)) {

    // as elementsKey in view-kinds, but:
     * The value of an entry; an IndexOutOfBoundsException if there is none of that index.
    public Integer elementsValue(int index) {
            Input in = elementsElements.valueAt(index);
            return readThisValue(in);

    // as elementsValue in view-kinds, but:
     * The value without a box; {@code otherwise} if it is null.
    public int elementsValueOr(int index, int otherwise) {
            long offset = in.take(5);
            Object base = in.base();
            return Presence.get(base, offset) ? RawMemory.getInt(base, offset + 1) : otherwise;
        // without return readThisValue(in);

    // as number in view, but:
     * Sets the value of an entry in place; throws an IndexOutOfBoundsException if there is none with that index.
    public void elementsValue(int index, Integer value) {
            long offset = elementsElements.settableValueAt("this", index, 5);
            Boxes.putInteger(base, offset, value);

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

    // as size_ in view, with version for size_
    // as number in view, with version for number

    // as walkSection in view-kinds, but:
            SKIP_THIS.over(nestingDepth(), in);
        // without if (!SKIP_ITEMS.over(nestingDepth(), in)) {
        // without readItems(in);
        // without }
            found[2] = behindBytes(position, 4, end);

    // as readUser in view, with readThisKey for readUser
    // as readThisValue in view-kinds, with readThisValue_ for readThisValue

    private Integer readThisValue(Input in) {
        return readThisValue_(null, in);
    }
}
