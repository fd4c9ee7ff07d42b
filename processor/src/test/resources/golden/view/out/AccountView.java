package com.acme;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Boxes;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.view.AtomicIntField;
import org.marshal4j.runtime.view.MessageView;
import org.marshal4j.runtime.view.ViewTexts;
import org.marshal4j.runtime.view.Walk;

/**
 * Shows the fields of a message of {@link Account} in place. For one thread at a time.
 */
@MarshalGenerated(
        version = "@version@"
)
public final class AccountView extends MessageView<Account, AccountView> {
    private final ViewTexts texts = new ViewTexts();

    private AtomicIntField numberAtomic;

    /**
     * Creates a view without a message: call {@link #wrap} first.
     */
    public AccountView() {
        super(AccountMarshaller.INSTANCE, 6, false);
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

    public String owner() {
        try {
            Input in = inputAt(1, 4);
            String value = readOwner(in);
            requireWithin(1, in);
            return value;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Whether the text has these characters; false for null.
     */
    public boolean ownerEquals(CharSequence other) {
        try {
            Input in = inputAt(1, 4);
            boolean value = texts.equals(true, Integer.MAX_VALUE, other, in);
            requireWithin(1, in);
            return value;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * The hash code that the text has as a String; 0 for null.
     */
    public int ownerHash() {
        try {
            Input in = inputAt(1, 4);
            int value = texts.hash(true, Integer.MAX_VALUE, in);
            requireWithin(1, in);
            return value;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Appends the text; returns false if it is null.
     */
    public boolean ownerInto(StringBuilder to) {
        try {
            Input in = inputAt(1, 4);
            boolean value = texts.append(true, Integer.MAX_VALUE, to, in);
            requireWithin(1, in);
            return value;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public long balance() {
        try {
            if (isAbsent(3)) {
                return 0L;
            }
            long offset = fieldAt(3, 0, 8);
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
    public void balance(long value) {
        try {
            long offset = settableAt("balance", 3, 0, 8);
            Object base = memoryBase();
            RawMemory.putLong(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    public String currency() {
        try {
            if (isAbsent(3)) {
                Account fresh = new Account();
                return fresh.currency;
            }
            Input in = inputAt(3, 8);
            String value = readCurrency(in);
            requireWithin(3, in);
            return value;
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
            if (isAbsent(3)) {
                return ViewTexts.same(currency(), other);
            }
            Input in = inputAt(3, 8);
            boolean value = texts.equals(false, Integer.MAX_VALUE, other, in);
            requireWithin(3, in);
            return value;
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
            if (isAbsent(3)) {
                return ViewTexts.hashOf(currency());
            }
            Input in = inputAt(3, 8);
            int value = texts.hash(false, Integer.MAX_VALUE, in);
            requireWithin(3, in);
            return value;
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
            if (isAbsent(3)) {
                return ViewTexts.appendTo(currency(), to);
            }
            Input in = inputAt(3, 8);
            boolean value = texts.append(false, Integer.MAX_VALUE, to, in);
            requireWithin(3, in);
            return value;
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    public Boolean closed() {
        try {
            if (isAbsent(5)) {
                return null;
            }
            long offset = fieldAt(5, 0, 2);
            Object base = memoryBase();
            return Boxes.getBoolean(null, base, offset);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    /**
     * Sets the field in place.
     */
    public void closed(Boolean value) {
        try {
            long offset = settableAt("closed", 5, 0, 2);
            Object base = memoryBase();
            Boxes.putBoolean(base, offset, value);
        } finally {
            keepMemory();
        }
    }

    /**
     * Access for several threads or processes at once, if the field is aligned.
     */
    public AtomicIntField numberAtomic() {
        if (numberAtomic == null) {
            numberAtomic = new AtomicIntField(this, "number", 1, 0);
        }
        return numberAtomic;
    }

    @Override
    protected void walkSection(int from, int to, Input in) {
        if (from <= 0) {
            isThere(0, in);
            enterVersionedBlock(in);
            if (endSection(0, in) == to) {
                return;
            }
        }
        if (from <= 1) {
            isThere(1, in);
            Walk.text(4, in);
            if (endSection(1, in) == to) {
                return;
            }
        }
        if (from <= 2) {
            isThere(2, in);
            endVersion(in);
            if (endSection(2, in) == to) {
                return;
            }
        }
        if (from <= 3) {
            if (isThere(3, in)) {
                Walk.text(8, in);
            }
            if (endSection(3, in) == to) {
                return;
            }
        }
        if (from <= 4) {
            if (isThere(4, in)) {
                endVersion(in);
            }
            if (endSection(4, in) == to) {
                return;
            }
        }
        if (from <= 5) {
            if (isThere(5, in)) {
                in.skip(2);
            }
            leaveVersionedBlock(in);
            endSection(5, in);
        }
    }

    private String readOwner(Input in) {
        return Text.read(null, in);
    }

    private String readCurrency(Input in) {
        return Checks.present("currency", Text.read(null, in));
    }
}
