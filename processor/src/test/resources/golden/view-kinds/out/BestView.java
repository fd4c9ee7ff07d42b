    // as beginning in view, but:
    private static final Skip SKIP_TAGS_KEY = Skip.ofKey(BestMarshaller.INSTANCE, 0);

    private static final Skip SKIP_NUMBER_KEY = Skip.ofKey(BestMarshaller.INSTANCE, 1);

    private static final Skip SKIP_TAGS = Skip.of(BestMarshaller.INSTANCE, 0);

    private static final Skip SKIP_NUMBER = Skip.of(BestMarshaller.INSTANCE, 1);

    // as in bean: texts

    private TagsView tagsValueView;

    private TagsView numberKeyView;

    // as in view: BestView

    // as user in view, but:
    public Map.Entry<String, Tags> tags() {
            return readTags(in);

    // as last in view, but:
     * Whether there is an entry; false if it is null.
    public boolean tagsIsPresent() {
            Input in = inputAt(0, 0);
                return false;
            return true;

    // as last in view, but:
     * The key; null if it or the entry is.
    public String tagsKey() {
            Input in = inputAt(0, 0);
            return readTagsKey(in);

    // as tagsIsPresent in view-kinds, but:
     * Whether the text has these characters; false for null.
    public boolean tagsKeyEquals(CharSequence other) {
                return other == null;
            return texts.equals(true, Integer.MAX_VALUE, other, in);

    // as tagsIsPresent in view-kinds, but:
     * The hash code that the text has as a String; 0 for null.
    public int tagsKeyHash() {
                return 0;
            return texts.hash(true, Integer.MAX_VALUE, in);

    // as tagsIsPresent in view-kinds, but:
     * Appends the text; returns false if it is null.
    public boolean tagsKeyInto(StringBuilder to) {
            return texts.append(true, Integer.MAX_VALUE, to, in);

    /**
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
     */
    public TagsView tagsValue() {
        try {
            Input in = inputAt(0, 0);
            if (!Presence.read(in)) {
                return null;
            }
            SKIP_TAGS_KEY.over(nestingDepth(), in);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(tagsValueView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    // as user in view, but:
    public Map.Entry<Tags, Long> number() {
            Input in = inputAt(1, 0);
            return readNumber(in);

    // as before in view, but:
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
    public TagsView numberKey() {
            if (!Presence.read(in)) {
            return showInside(numberKeyView(), in);

    // as before in view, but:
     * The value; null if it or the entry is.
    public Long numberValue() {
            if (!SKIP_NUMBER_KEY.over(nestingDepth(), in)) {
                readNumberKey(in);
            return readNumberValue_(in);

    /**
     * The value without a box; {@code otherwise} if it is null.
     */
    public long numberValueOr(long otherwise) {
        try {
            Input in = inputAt(1, 0);
            if (!SKIP_NUMBER_KEY.over(nestingDepth(), in)) {
                readNumberKey(in);
            }
            long offset = in.take(9);
            Object base = in.base();
            return Presence.get(base, offset) ? RawMemory.getLong(base, offset + 1) : otherwise;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        if (from <= 0) {
            Walk.to(position, in);
            if (!SKIP_TAGS.over(nestingDepth(), in)) {
                readTags(in);
            }
            position = beginSection(1, in.position());
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            Walk.to(position, in);
            if (!SKIP_NUMBER.over(nestingDepth(), in)) {
                readNumber(in);
            }
            position = beginSection(2, in.position());
            if (to == 2) {
                return;
            }
        }
        if (from <= 2) {
            beginSection(3, position);
        }
    }

    // as readTags in view-kinds, but:
    private static Map.Entry<String, Tags> readTags_(Map.Entry<String, Tags> current, Input in,

    private Map.Entry<String, Tags> readTags(Input in) {
        int depth = nestingDepth();
        return readTags_(null, in, depth);
    }

    // as readTagsElement in bean, but:
    private String readTagsKey(Input in) {

    private TagsView tagsValueView() {
        if (tagsValueView == null) {
            tagsValueView = new TagsView();
        }
        return tagsValueView;
    }

    // as in view-kinds: readNumberValue

    // as readNumber in view-kinds, but:
    private static Map.Entry<Tags, Long> readNumber_(Map.Entry<Tags, Long> current, Input in,

    private Map.Entry<Tags, Long> readNumber(Input in) {
        int depth = nestingDepth();
        return readNumber_(null, in, depth);
    }

    private Tags readNumberKey(Input in) {
        int depth = nestingDepth();
        return Presence.read(in) ? TagsMarshaller.readFields(null, in, depth + 1) : null;
    }

    private TagsView numberKeyView() {
        if (numberKeyView == null) {
            numberKeyView = new TagsView();
        }
        return numberKeyView;
    }

    // as readNumberValue in view-kinds, but:
    private static Long readNumberValue__(Long current, Input in) {

    private Long readNumberValue_(Input in) {
        return readNumberValue__(null, in);
    }
}
