import org.marshal4j.runtime.view.AtomicIntField;
    // as beginning in bean, but:
public final class AccountView extends MessageView<Account, AccountView> {
    private final ViewTexts texts = new ViewTexts();

    // as id in bean, with AtomicIntField for long, numberAtomic for id
    // as QuoteView in bean, with 6 for 3, 0 for 1

    // as bid in bean, but:
    public int number() {
        // without @Override
        // without public double bid() {
            long offset = fieldAt(1, 0, 4);
            return RawMemory.getInt(base, offset);

    // as setId in bean, but:
    public void number(int value) {
        // without @Override
        // without public void setId(long value) {
            long offset = settableAt("number", 1, 0, 4);
            RawMemory.putInt(base, offset, value);

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

    // as owner in view, but:
    /**
     * Whether the text has these characters; false for null.
     */
    public boolean ownerEquals(CharSequence other) {
        // without public String owner() {
            boolean value = texts.equals(true, Integer.MAX_VALUE, other, in);

    // as ownerEquals in view, but:
     * The hash code that the text has as a String; 0 for null.
    public int ownerHash() {
            int value = texts.hash(true, Integer.MAX_VALUE, in);

    // as ownerEquals in view, but:
     * Appends the text; returns false if it is null.
    public boolean ownerInto(StringBuilder to) {
            boolean value = texts.append(true, Integer.MAX_VALUE, to, in);

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

    // as number in view, but:
    public void balance(long value) {
            long offset = settableAt("balance", 3, 0, 8);
            RawMemory.putLong(base, offset, value);

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

    /** As in bean. */
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

    // as currencyEquals in view, but:
     * The hash code that the text has as a String; 0 for null.
    public int currencyHash() {
                return ViewTexts.hashOf(currency());
            int value = texts.hash(false, Integer.MAX_VALUE, in);

    // as currencyEquals in view, but:
     * Appends the text; returns false if it is null.
    public boolean currencyInto(StringBuilder to) {
                return ViewTexts.appendTo(currency(), to);
            boolean value = texts.append(false, Integer.MAX_VALUE, to, in);

    // as balance in view, but:
    public Boolean closed() {
            if (isAbsent(5)) {
                return null;
            long offset = fieldAt(5, 0, 2);
            return Boxes.getBoolean(null, base, offset);

    // as number in view, but:
    public void closed(Boolean value) {
            long offset = settableAt("closed", 5, 0, 2);
            Boxes.putBoolean(base, offset, value);

    // as idAtomic in bean, but:
    public AtomicIntField numberAtomic() {
        if (numberAtomic == null) {
            numberAtomic = new AtomicIntField(this, "number", 1, 0);
        return numberAtomic;

    @Override
    protected void walkSection(int from, int to, long position, Object base, long end,
            long[] found) {
        if (from <= 0) {
            Input in = walked();
            isThere(0, in);
            enterVersionedBlock(in);
            endSection(0, in);
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            Input in = walked();
            isThere(1, in);
            Walk.text(4, in);
            endSection(1, in);
            if (to == 2) {
                return;
            }
        }
        if (from <= 2) {
            Input in = walked();
            isThere(2, in);
            endVersion(in);
            endSection(2, in);
            if (to == 3) {
                return;
            }
        }
        if (from <= 3) {
            Input in = walked();
            if (isThere(3, in)) {
                Walk.text(8, in);
            }
            endSection(3, in);
            if (to == 4) {
                return;
            }
        }
        if (from <= 4) {
            Input in = walked();
            if (isThere(4, in)) {
                endVersion(in);
            }
            endSection(4, in);
            if (to == 5) {
                return;
            }
        }
        if (from <= 5) {
            Input in = walked();
            if (isThere(5, in)) {
                in.skip(2);
            }
            leaveVersionedBlock(in);
            endSection(5, in);
        }
    }

    // as readTagsElement in bean, with readOwner for readTagsElement
    // as readSymbol in bean, with readCurrency for readSymbol, currency for symbol
}
