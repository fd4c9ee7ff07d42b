import org.marshal4j.runtime.generated.value.FixedText;
import org.marshal4j.runtime.generated.value.StringBuilders;
    // as beginning in view, but:
    private static final Venue[] VENUES = Enums.checked(Venue.values(), "LONDON,PARIS");

    // as in bean: texts
    // as id in bean, with FillView for long, lastView for id
    // as id in bean, with PartyView for long, makerView for id
    // as makerView in view, with takerView for makerView
    // as LoginView in view, with 8 for 3, 4 for 1
    // as user in view, with symbol for user, readSymbol for readUser

    // as symbolEquals in bean, but:
            Input in = inputAt(0, 0);
            return texts.equals(false, 20, other, in);

    // as symbolHash in bean, but:
            Input in = inputAt(0, 0);
            return texts.hash(false, 20, in);

    // as symbolInto in bean, but:
            Input in = inputAt(0, 0);
            return texts.append(false, 20, to, in);

    // as number in view, with size_ for number

    // as number in view, but:
    public void size_(int value) {
            long offset = settableAt("size", 1, 0, 4);

    // as number in view, but:
    public String currency() {
            long offset = fieldAt(1, 4, 5);
            return FixedText.get(null, base, offset, 4);

    // as symbolEquals in bean, but:
    public boolean currencyEquals(CharSequence other) {
            long offset = fieldAt(1, 4, 5);
            Object base = memoryBase();
            return texts.equals(true, 4, other, base, offset);
        // without Input in = inputAt(0, 24);
        // without return texts.equals(false, Integer.MAX_VALUE, other, in);

    // as currencyEquals in view, but:
     * The hash code that the text has as a String; 0 for null.
    public int currencyHash() {
            return texts.hash(true, 4, base, offset);

    // as currencyEquals in view, but:
     * Appends the text; returns false if it is null.
    public boolean currencyInto(StringBuilder to) {
            return texts.append(true, 4, to, base, offset);

    // as setId in bean, but:
    public void currency(String value) {
        FixedText.check("currency", 4, value);
            long offset = settableAt("currency", 1, 4, 5);
            FixedText.put(base, offset, 4, value);

    // as user in view, but:
    public Venue venue() {
            Input in = inputAt(1, 9);
            return readVenue(in);

    // as user in view, but:
    public double[] depths() {
            Input in = inputAt(2, 0);
            return readDepths(in);

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

    // as number in view, but:
     * Sets one element in place; throws an IndexOutOfBoundsException if there is none with that index.
    public void depths(int index, double value) {
            long offset = elementAt(2, 0, 8, true, Integer.MAX_VALUE, index);
            requireSettable("depths");
            RawMemory.putDouble(memoryBase(), offset, value);

    // as user in view, but:
    public StringBuilder note() {
            Input in = inputAt(3, 0);
            return readNote(in);

    // as userEquals in view, but:
    public boolean noteEquals(CharSequence other) {
            Input in = inputAt(3, 0);

    // as userHash in view, but:
    public int noteHash() {
            Input in = inputAt(3, 0);

    // as userInto in view, but:
    public boolean noteInto(StringBuilder to) {
            Input in = inputAt(3, 0);

    // as before in view, but:
    public FillView last() {
            Input in = inputAt(4, 0);
            if (!Presence.read(in)) {
            return showInside(lastView(), in);

    // as symbolEquals in bean, but:
     * Shows the object in place until this view wraps other bytes; null if it is null.
    public PartyView maker() {
            Input in = inputAt(5, 0);
            return showInside(makerView(), in);

    // as last in view, with PartyView for FillView, taker for last, 6 for 4, takerView for lastView

    @Override
    protected void walkSection(int from, int to, long position, Object base, long end,
            long[] found) {
        if (from <= 0) {
            position = found[1] = behindText(position, base, end);
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            position = found[2] = behindConstant(position + 9, base, end);
            if (to == 2) {
                return;
            }
        }
        if (from <= 2) {
            position = found[3] = behindArray(position, 8, base, end);
            if (to == 3) {
                return;
            }
        }
        if (from <= 3) {
            position = found[4] = behindText(position, base, end);
            if (to == 4) {
                return;
            }
        }
        if (from <= 4) {
            Input in = walked();
            Walk.to(position, in);
            if (Presence.read(12, in)) {
                stepOver(lastView(), in);
            }
            position = found[5] = in.position();
            if (to == 5) {
                return;
            }
        }
        if (from <= 5) {
            Input in = walked();
            Walk.to(position, in);
            stepOver(makerView(), in);
            position = found[6] = in.position();
            if (to == 6) {
                return;
            }
        }
        if (from <= 6) {
            Input in = walked();
            Walk.to(position, in);
            if (Presence.read(in)) {
                stepOver(takerView(), in);
            }
            position = found[7] = in.position();
            if (to == 7) {
                return;
            }
        }
        if (from <= 7) {
            found[8] = position;
        }
    }

    // as readSymbol in bean, but:
        return Checks.present("symbol", Text.read(null, 20, in));

    // as readUser in view, with Venue for String, readVenue for readUser, Enums for Text, VENUES for null

    private double[] readDepths(Input in) {
        return PrimitiveArrays.readDoubles(null, in);
    }

    // as readUser in view, with StringBuilder for String, readNote for readUser, StringBuilders for Text
    // as beforeView in view, with FillView for EventView, lastView for beforeView
    // as lastView in view, with PartyView for FillView, makerView for lastView
    // as makerView in view, with takerView for makerView
}
