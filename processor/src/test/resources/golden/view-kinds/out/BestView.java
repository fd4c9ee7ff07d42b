import org.marshal4j.runtime.generated.Entries;
    // as beginning in view, but:
    private static final Skip SKIP_TAGS_KEY = Skip.ofKey(BestMarshaller.INSTANCE, 0);

    private static final Skip SKIP_NUMBER_KEY = Skip.ofKey(BestMarshaller.INSTANCE, 1);

    // as SKIP_NUMBER_KEY in view-kinds, with SKIP_TAGS for SKIP_NUMBER_KEY, of for ofKey, 0 for 1
    // as SKIP_TAGS in view-kinds, with SKIP_NUMBER for SKIP_TAGS, 1 for 0
    // as in bean: texts
    // as id in bean, with TagsView for long, tagsValueView for id
    // as id in bean, with TagsView for long, numberKeyView for id
    // as LoginView in view, with 0 for 1

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

    // as userEquals in view, but:
    public boolean tagsKeyEquals(CharSequence other) {
            if (!Presence.read(in)) {
                return other == null;
            }

    // as userHash in view, but:
    public int tagsKeyHash() {
            if (!Presence.read(in)) {
                return 0;
            }

    // as tagsIsPresent in view-kinds, but:
     * Appends the text; returns false if it is null.
    public boolean tagsKeyInto(StringBuilder to) {
            return texts.append(true, Integer.MAX_VALUE, to, in);

    // as tagsKey in view-kinds, but:
     * Shows the object in place until this view wraps other bytes or the same view shows another one; null if it is null.
    public TagsView tagsValue() {
            SKIP_TAGS_KEY.over(nestingDepth(), in);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(tagsValueView(), in);
        // without return readTagsKey(in);

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

    // as numberValue in view-kinds, but:
     * The value without a box; {@code otherwise} if it is null.
    public long numberValueOr(long otherwise) {
            long offset = in.take(9);
            Object base = in.base();
            return Presence.get(base, offset) ? RawMemory.getLong(base, offset + 1) : otherwise;
        // without return readNumberValue_(in);

    // as walkSection in view, but:
            Input in = walked();
            Walk.to(position, in);
            if (!SKIP_TAGS.over(nestingDepth(), in)) {
                readTags(in);
            }
            position = found[1] = in.position();
        // without position = found[1] = behindText(position, base, end);
            if (!SKIP_NUMBER.over(nestingDepth(), in)) {
                readNumber(in);

    private static Map.Entry<String, Tags> readTags_(Map.Entry<String, Tags> current, Input in,
            int depth) {
        if (!Presence.read(in)) {
            return null;
        }
        String key = Text.read(Entries.keyOf(current), in);
        Tags value = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.valueOf(current, key), in, depth + 1) : null;
        return Entries.of(current, key, value);
    }

    private Map.Entry<String, Tags> readTags(Input in) {
        int depth = nestingDepth();
        return readTags_(null, in, depth);
    }

    // as readUser in view, with readTagsKey for readUser
    // as lastView in view, with TagsView for FillView, tagsValueView for lastView

    private static Long readNumberValue(Long current, Input in) {
        long offset = in.take(9);
        return Boxes.getLong(current, in.base(), offset);
    }

    private static Map.Entry<Tags, Long> readNumber_(Map.Entry<Tags, Long> current, Input in,
            int depth) {
        Tags key = Presence.read(in)
                ? TagsMarshaller.readFields(Entries.keyOf(current), in, depth + 1) : null;
        Long value = readNumberValue(Entries.valueOf(current, key), in);
        return Entries.of(current, key, value);
    }

    // as readTags in view-kinds, with Tags for String, Long for Tags, readNumber for readTags, readNumber_ for readTags_

    private Tags readNumberKey(Input in) {
        int depth = nestingDepth();
        return Presence.read(in) ? TagsMarshaller.readFields(null, in, depth + 1) : null;
    }

    // as tagsValueView in view-kinds, with numberKeyView for tagsValueView
    // as readNumberValue in view-kinds, with readNumberValue__ for readNumberValue

    private Long readNumberValue_(Input in) {
        return readNumberValue__(null, in);
    }
}
