package com.acme;

import java.time.Instant;
import java.util.List;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Lists;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.Instants;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.generated.value.StringBuilders;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.AtomicLongField;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.Skip;
import org.marshal4j.runtime.view.ViewElements;
import org.marshal4j.runtime.view.ViewTexts;
import org.marshal4j.runtime.view.Walk;

/**
 * Shows the fields of a message of {@link Quote} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class QuoteView extends MessageView<Quote, QuoteView> {
    private static final Venue[] VENUES = Venue.values();

    private static final Skip SKIP_TAGS = Skip.of(QuoteMarshaller.INSTANCE, 10);

    private final ViewTexts texts = new ViewTexts();

    private final ViewElements tagsElements = new ViewElements(this, 3, 0, SKIP_TAGS);

    private FillView lastView;

    private PartyView makerView;

    private PartyView takerView;

    private AtomicLongField idAtomic;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public QuoteView() {
        super(QuoteMarshaller.INSTANCE, 9, true);
    }

    public long id() {
        try {
            long offset = fieldAt(0, 8);
            Object base = memoryBase();
            return RawMemory.getLong(base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void id(long value) {
        try {
            long offset = settableAt("id", 0, 8);
            Object base = memoryBase();
            RawMemory.putLong(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public double bid() {
        try {
            long offset = fieldAt(8, 8);
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
    public void bid(double value) {
        try {
            long offset = settableAt("bid", 8, 8);
            Object base = memoryBase();
            RawMemory.putDouble(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public double ask() {
        try {
            long offset = fieldAt(16, 8);
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
    public void ask(double value) {
        try {
            long offset = settableAt("ask", 16, 8);
            Object base = memoryBase();
            RawMemory.putDouble(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public Instant time() {
        try {
            long offset = fieldAt(24, 13);
            Object base = memoryBase();
            return Instants.getNullable(null, base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void time(Instant value) {
        try {
            long offset = settableAt("time", 24, 13);
            Object base = memoryBase();
            Instants.putNullable(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public String symbol() {
        try {
            Input in = inputAt(0, 37);
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
            Input in = inputAt(0, 37);
            return texts.equals(false, 20, other, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int symbolHash() {
        try {
            Input in = inputAt(0, 37);
            return texts.hash(false, 20, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean symbolInto(StringBuilder to) {
        try {
            Input in = inputAt(0, 37);
            return texts.append(false, 20, to, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public int size_() {
        try {
            long offset = fieldAt(1, 0, 4);
            Object base = memoryBase();
            return RawMemory.getInt(base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void size_(int value) {
        try {
            long offset = settableAt("size", 1, 0, 4);
            Object base = memoryBase();
            RawMemory.putInt(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public Integer priority() {
        try {
            long offset = fieldAt(1, 4, 5);
            Object base = memoryBase();
            return Boxes.getInteger(null, base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void priority(Integer value) {
        try {
            long offset = settableAt("priority", 1, 4, 5);
            Object base = memoryBase();
            Boxes.putInteger(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public String currency() {
        try {
            long offset = fieldAt(1, 9, 5);
            Object base = memoryBase();
            return FixedText.get(null, base, offset, 4);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean currencyEquals(CharSequence other) {
        try {
            long offset = fieldAt(1, 9, 5);
            Object base = memoryBase();
            return texts.equals(true, 4, other, base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int currencyHash() {
        try {
            long offset = fieldAt(1, 9, 5);
            Object base = memoryBase();
            return texts.hash(true, 4, base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean currencyInto(StringBuilder to) {
        try {
            long offset = fieldAt(1, 9, 5);
            Object base = memoryBase();
            return texts.append(true, 4, to, base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void currency(String value) {
        FixedText.check("currency", 4, value);
        try {
            long offset = settableAt("currency", 1, 9, 5);
            Object base = memoryBase();
            FixedText.put(base, offset, 4, value);
        } finally {
            keepMemory();
        }
    }

    public Venue venue() {
        try {
            Input in = inputAt(1, 14);
            return readVenue(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public double[] depths() {
        try {
            Input in = inputAt(2, 0);
            return readDepths(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The number of elements; -1 if the array is null.
     */
    public int depthsLength() {
        return arrayLength(2, 0, 8, true, Integer.MAX_VALUE);
    }

    /**
     * One element; throws an IndexOutOfBoundsException if there is none with that index.
     */
    public double depths(int index) {
        try {
            long offset = elementAt(2, 0, 8, true, Integer.MAX_VALUE, index);
            return RawMemory.getDouble(memoryBase(), offset);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets one element in place; throws an IndexOutOfBoundsException if there is none with that index.
     */
    public void depths(int index, double value) {
        try {
            long offset = elementAt(2, 0, 8, true, Integer.MAX_VALUE, index);
            requireSettable("depths");
            RawMemory.putDouble(memoryBase(), offset, value);
        } finally {
            keepMemory();
        }
    }

    public List<String> tags() {
        try {
            Input in = inputAt(3, 0);
            return readTags(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The number of elements; -1 if the field is null.
     */
    public int tagsSize() {
        return tagsElements.size();
    }

    /**
     * One element; an IndexOutOfBoundsException if there is none of that index.
     */
    public String tags(int index) {
        tagsElements.check(index);
        try {
            Input in = tagsElements.at(index);
            return readTagsElement(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean tagsEquals(int index, CharSequence other) {
        tagsElements.check(index);
        try {
            Input in = tagsElements.at(index);
            return texts.equals(true, Integer.MAX_VALUE, other, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int tagsHash(int index) {
        tagsElements.check(index);
        try {
            Input in = tagsElements.at(index);
            return texts.hash(true, Integer.MAX_VALUE, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean tagsInto(int index, StringBuilder to) {
        tagsElements.check(index);
        try {
            Input in = tagsElements.at(index);
            return texts.append(true, Integer.MAX_VALUE, to, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

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

    public StringBuilder note() {
        try {
            Input in = inputAt(4, 0);
            return readNote(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean noteEquals(CharSequence other) {
        try {
            Input in = inputAt(4, 0);
            return texts.equals(true, Integer.MAX_VALUE, other, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int noteHash() {
        try {
            Input in = inputAt(4, 0);
            return texts.hash(true, Integer.MAX_VALUE, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean noteInto(StringBuilder to) {
        try {
            Input in = inputAt(4, 0);
            return texts.append(true, Integer.MAX_VALUE, to, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public boolean isLast() {
        try {
            long offset = fieldAt(5, 0, 1);
            Object base = memoryBase();
            return Booleans.get(base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void isLast(boolean value) {
        try {
            long offset = settableAt("isLast", 5, 0, 1);
            Object base = memoryBase();
            RawMemory.putBoolean(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    /**
     * Shows the object in place until this view wraps other bytes; null if it is null.
     */
    public FillView last() {
        try {
            Input in = inputAt(5, 1);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(lastView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Shows the object in place until this view wraps other bytes; null if it is null.
     */
    public PartyView maker() {
        try {
            Input in = inputAt(6, 0);
            return showInside(makerView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Shows the object in place until this view wraps other bytes; null if it is null.
     */
    public PartyView taker() {
        try {
            Input in = inputAt(7, 0);
            if (!Presence.read(in)) {
                return null;
            }
            return showInside(takerView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Access for several threads or processes at once, if the field is aligned.
     */
    public AtomicLongField idAtomic() {
        if (idAtomic == null) {
            idAtomic = new AtomicLongField(this, "id", 0, 0);
        }
        return idAtomic;
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            Walk.text(37, in);
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            in.skip(14);
            Walk.constant(in);
            if (beginSection(2, in) == to) {
                return;
            }
        }
        if (from <= 2) {
            Walk.array(8, in);
            if (beginSection(3, in) == to) {
                return;
            }
        }
        if (from <= 3) {
            SKIP_TAGS.over(nestingDepth(), in);
            if (beginSection(4, in) == to) {
                return;
            }
        }
        if (from <= 4) {
            Walk.text(0, in);
            if (beginSection(5, in) == to) {
                return;
            }
        }
        if (from <= 5) {
            in.skip(1);
            if (Presence.read(12, in)) {
                stepOver(lastView(), in);
            }
            if (beginSection(6, in) == to) {
                return;
            }
        }
        if (from <= 6) {
            stepOver(makerView(), in);
            if (beginSection(7, in) == to) {
                return;
            }
        }
        if (from <= 7) {
            if (Presence.read(in)) {
                stepOver(takerView(), in);
            }
            if (beginSection(8, in) == to) {
                return;
            }
        }
        if (from <= 8) {
            beginSection(9, in);
        }
    }

    private String readSymbol(Input in) {
        return Checks.present("symbol", Text.read(null, 20, in));
    }

    private Venue readVenue(Input in) {
        return Enums.read(VENUES, in);
    }

    private double[] readDepths(Input in) {
        return PrimitiveArrays.readDoubles(null, in);
    }

    private static List<String> readTags_(List<String> current, Input in) {
        int count = Counts.read(in);
        List<String> elements = Lists.target(current, count);
        for (int i = 0; i < count; i++) {
            String old = Lists.get(elements, i);
            String element = Text.read(old, in);
            Lists.put(elements, i, element);
        }
        return Lists.trim(elements, count);
    }

    private List<String> readTags(Input in) {
        return readTags_(null, in);
    }

    private String readTagsElement(Input in) {
        return Text.read(null, in);
    }

    private StringBuilder readNote(Input in) {
        return StringBuilders.read(null, in);
    }

    private FillView lastView() {
        if (lastView == null) {
            lastView = new FillView();
        }
        return lastView;
    }

    private PartyView makerView() {
        if (makerView == null) {
            makerView = new PartyView();
        }
        return makerView;
    }

    private PartyView takerView() {
        if (takerView == null) {
            takerView = new PartyView();
        }
        return takerView;
    }
}
