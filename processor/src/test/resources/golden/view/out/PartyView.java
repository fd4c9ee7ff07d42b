package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewTexts;
import org.marshal4j.runtime.view.Walk;

/**
 * Shows the fields of a message of {@link Party} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
final class PartyView extends MessageView<Party, PartyView> {
    private final ViewTexts texts = new ViewTexts();

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    PartyView() {
        super(PartyMarshaller.INSTANCE, 2, false);
    }

    public String name() {
        try {
            Input in = inputAt(0, 0);
            return readName(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean nameEquals(CharSequence other) {
        try {
            Input in = inputAt(0, 0);
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
    public int nameHash() {
        try {
            Input in = inputAt(0, 0);
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
    public boolean nameInto(StringBuilder to) {
        try {
            Input in = inputAt(0, 0);
            return texts.append(true, Integer.MAX_VALUE, to, in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public int number() {
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
    public void number(int value) {
        try {
            long offset = settableAt("number", 1, 0, 4);
            Object base = memoryBase();
            RawMemory.putInt(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            Walk.text(0, in);
            if (beginSection(1, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            in.skip(4);
            beginSection(2, in);
        }
    }

    private String readName(Input in) {
        return Text.read(null, in);
    }
}
