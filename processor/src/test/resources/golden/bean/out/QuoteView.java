import org.marshal4j.runtime.view.AtomicLongField;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.Skip;
import org.marshal4j.runtime.view.ViewTexts;
import org.marshal4j.runtime.view.Walk;
import org.marshal4j.runtime.view.WalkedElements;
    // as beginning in bean, but:
 * Shows the fields of a message of {@link Quote} in place. For one thread at a time.
public final class QuoteView extends MessageView<Quote, QuoteView> implements Quote {
    private static final Skip SKIP_TAGS = Skip.of(QuoteMarshaller.INSTANCE, 5);

    private final ViewTexts texts = new ViewTexts();

    private final WalkedElements tagsElements = new WalkedElements(this, 1, 0, SKIP_TAGS);

    // as id in bean, with AtomicLongField for long, idAtomic for id

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public QuoteView() {
        super(QuoteMarshaller.INSTANCE, 3, 1, false);
    }

    @Override
    public double bid() {
        try {
            long offset = fieldAt(0, 8);
            Object base = memoryBase();
            return RawMemory.getDouble(base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    @Override
    public QuoteView bid(double value) {
        try {
            long offset = settableAt("bid", 0, 8);
            Object base = memoryBase();
            RawMemory.putDouble(base, offset, value);
        } finally {
            keepMemory();
        }
        return this;
    }

    // as bid in bean, with long for double, getId for bid, 8 for 0, getLong for getDouble

    // as bid in bean, but:
    public void setId(long value) {
            long offset = settableAt("id", 8, 8);
            RawMemory.putLong(base, offset, value);
        // without return this;

    // as bid in bean, but:
    public LocalDate getDay() {
            long offset = fieldAt(16, 7);
            return LocalDates.getNullable(null, base, offset);

    // as setId in bean, but:
    public void setDay(LocalDate value) {
            long offset = settableAt("day", 16, 7);
            LocalDates.putNullable(base, offset, value);

    // as bid in bean, but:
    public boolean isFirm() {
            long offset = fieldAt(23, 1);
            return Booleans.get(base, offset);

    // as setId in bean, but:
    public void setFirm(boolean value) {
            long offset = settableAt("firm", 23, 1);
            RawMemory.putBoolean(base, offset, value);

    @Override
    public String getSymbol() {
        try {
            Input in = inputAt(0, 24);
            return readSymbol(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean symbolEquals(CharSequence other) {
        try {
            Input in = inputAt(0, 24);
            return texts.equals(false, Integer.MAX_VALUE, other, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    // as symbolEquals in bean, but:
     * The hash code that the text has as a String; 0 for null.
    public int symbolHash() {
            return texts.hash(false, Integer.MAX_VALUE, in);

    // as symbolEquals in bean, but:
     * Appends the text; returns false if it is null.
    public boolean symbolInto(StringBuilder to) {
            return texts.append(false, Integer.MAX_VALUE, to, in);

    /**
     * Cannot be set: its values have different lengths, and a view never changes a length.
     */
    @Override
    public void setSymbol(String value) {
        throw notSettable("symbol", "its values have different lengths, and a view never changes a length");
    }

    // as getSymbol in bean, but:
    public List<String> getTags() {
            Input in = inputAt(1, 0);
            return readTags(in);

    /**
     * The number of elements; -1 if the field is null.
     */
    public int tagsSize() {
        return tagsElements.size();
    }

    // as symbolEquals in bean, but:
     * One element; an IndexOutOfBoundsException if there is none of that index.
    public String getTags(int index) {
        tagsElements.check(index);
        // without public boolean symbolEquals(CharSequence other) {
            Input in = tagsElements.at(index);
            return readTagsElement(in);

    // as getTags in bean, but:
     * Whether the text has these characters; false for null.
    public boolean tagsEquals(int index, CharSequence other) {
            return texts.equals(true, Integer.MAX_VALUE, other, in);

    // as getTags in bean, but:
     * The hash code that the text has as a String; 0 for null.
    public int tagsHash(int index) {
            return texts.hash(true, Integer.MAX_VALUE, in);

    // as getTags in bean, but:
     * Appends the text; returns false if it is null.
    public boolean tagsInto(int index, StringBuilder to) {
            return texts.append(true, Integer.MAX_VALUE, to, in);

    /**
     * The index of the first equal one; -1 if there is none.
     */
    public int tagsIndexOf(CharSequence wanted) {
        int size = tagsElements.size();
        for (int i = 0; i < size; i++) {
            if (tagsEquals(i, wanted)) {
                return i;
            }
        }
        return -1;
    }

    // as setSymbol in bean, but:
    public void setTags(List<String> value) {
        throw notSettable("tags", "its values have different lengths, and a view never changes a length");

    /**
     * Access for several threads or processes at once, if the field is aligned.
     */
    public AtomicLongField idAtomic() {
        if (idAtomic == null) {
            idAtomic = new AtomicLongField(this, "id", 0, 8);
        }
        return idAtomic;
    }

    @Override
    protected void walkSection(int from, int to, long position, Object base, long end,
            long[] found) {
        if (from <= 0) {
            position = found[1] = behindText(position + 24, base, end);
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            Input in = walked();
            Walk.to(position, in);
            SKIP_TAGS.over(nestingDepth(), in);
            position = found[2] = in.position();
            if (to == 2) {
                return;
            }
        }
        if (from <= 2) {
            found[3] = position;
        }
    }

    private String readSymbol(Input in) {
        return Checks.present("symbol", Text.read(null, in));
    }

    // as readTags in bean, with readTags_ for readTags

    private List<String> readTags(Input in) {
        return readTags_(null, in);
    }

    private String readTagsElement(Input in) {
        return Text.read(null, in);
    }
}
