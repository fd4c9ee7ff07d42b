package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.Skip;
import org.marshal4j.runtime.view.ViewElements;
import org.marshal4j.runtime.view.ViewTexts;

/**
 * Shows the fields of a message of {@link Tags} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class TagsView extends MessageView<Tags, TagsView> {
    private static final Skip SKIP_THIS = Skip.of(TagsMarshaller.INSTANCE, 0);

    private final ViewElements elementsElements = new ViewElements(this, 0, 0, SKIP_THIS);

    private final ViewTexts texts = new ViewTexts();

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public TagsView() {
        super(TagsMarshaller.INSTANCE, 2, false);
    }

    /**
     * The number of elements; -1 if the field is null.
     */
    public int elementsSize() {
        return elementsElements.size();
    }

    /**
     * The key of an entry; an IndexOutOfBoundsException if there is none of that index.
     */
    public String elementsKey(int index) {
        elementsElements.check(index);
        try {
            Input in = elementsElements.at(index);
            return readThisKey(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean elementsKeyEquals(int index, CharSequence other) {
        elementsElements.check(index);
        try {
            Input in = elementsElements.at(index);
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
    public int elementsKeyHash(int index) {
        elementsElements.check(index);
        try {
            Input in = elementsElements.at(index);
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
    public boolean elementsKeyInto(int index, StringBuilder to) {
        elementsElements.check(index);
        try {
            Input in = elementsElements.at(index);
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
    public int elementsIndexOf(CharSequence wanted) {
        int size = elementsElements.size();
        for (int i = 0; i < size; i++) {
            if (elementsKeyEquals(i, wanted)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * The value of an entry; an IndexOutOfBoundsException if there is none of that index.
     */
    public Integer elementsValue(int index) {
        elementsElements.check(index);
        try {
            Input in = elementsElements.valueAt(index);
            return readThisValue(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The value without a box; {@code otherwise} if it is null.
     */
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

    /**
     * Sets the value of an entry in place; throws an IndexOutOfBoundsException if there is none with that index.
     */
    public void elementsValue(int index, Integer value) {
        try {
            long offset = elementsElements.settableValueAt("this", index, 5);
            Object base = memoryBase();
            Boxes.putInteger(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    /**
     * The value of a key; null if the map does not have it.
     */
    public Integer elementsGet(CharSequence key) {
        int index = elementsIndexOf(key);
        return index < 0 ? null : elementsValue(index);
    }

    /**
     * The same without a box, or something else where there is none or null.
     */
    public int elementsGetOr(CharSequence key, int otherwise) {
        int index = elementsIndexOf(key);
        return index < 0 ? otherwise : elementsValueOr(index, otherwise);
    }

    public int version() {
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
    public void version(int value) {
        try {
            long offset = settableAt("version", 1, 0, 4);
            Object base = memoryBase();
            RawMemory.putInt(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            SKIP_THIS.over(nestingDepth(), in);
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            in.skip(4);
            beginSection(2, in);
        }
    }

    private String readThisKey(Input in) {
        return Text.read(null, in);
    }

    private static Integer readThisValue_(Integer current, Input in) {
        long offset = in.take(5);
        return Boxes.getInteger(current, in.base(), offset);
    }

    private Integer readThisValue(Input in) {
        return readThisValue_(null, in);
    }
}
