package com.acme;

import java.awt.Point;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.AtomicIntField;
import org.marshal4j.runtime.view.MessageView;

/**
 * Shows the fields of a message of {@link Point} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class PointView extends MessageView<Point, PointView> {
    private AtomicIntField xAtomic;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public PointView() {
        super(PointMarshaller.INSTANCE, 1, false);
    }

    public int x() {
        try {
            long offset = fieldAt(0, 4);
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
    public void x(int value) {
        try {
            long offset = settableAt("x", 0, 4);
            Object base = memoryBase();
            RawMemory.putInt(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    /**
     * Access for several threads or processes at once, if the field is aligned.
     */
    public AtomicIntField xAtomic() {
        if (xAtomic == null) {
            xAtomic = new AtomicIntField(this, "x", 0, 0);
        }
        return xAtomic;
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        in.skip(4);
        beginSection(1, in);
    }
}
