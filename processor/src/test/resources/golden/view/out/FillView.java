package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.AtomicIntField;
import org.marshal4j.runtime.view.MessageView;

/**
 * Shows the fields of a message of {@link Fill} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
final class FillView extends MessageView<Fill, FillView> {
    private AtomicIntField quantityAtomic;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    FillView() {
        super(FillMarshaller.INSTANCE, 1, false);
    }

    public int quantity() {
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
    public void quantity(int value) {
        try {
            long offset = settableAt("quantity", 0, 4);
            Object base = memoryBase();
            RawMemory.putInt(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public double price() {
        try {
            long offset = fieldAt(4, 8);
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
    public void price(double value) {
        try {
            long offset = settableAt("price", 4, 8);
            Object base = memoryBase();
            RawMemory.putDouble(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    /**
     * Access for several threads or processes at once, if the field is aligned.
     */
    public AtomicIntField quantityAtomic() {
        if (quantityAtomic == null) {
            quantityAtomic = new AtomicIntField(this, "quantity", 0, 0);
        }
        return quantityAtomic;
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        in.skip(12);
        beginSection(1, in);
    }
}
