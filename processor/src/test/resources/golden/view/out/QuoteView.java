    // as beginning in view, but:
    private static final Venue[] VENUES = Venue.values();

    private static final Skip SKIP_TAGS = Skip.of(QuoteMarshaller.INSTANCE, 10);

    // as in bean: texts

    private final ViewElements tagsElements = new ViewElements(this, 3, 0, SKIP_TAGS);

    private FillView lastView;

    private PartyView makerView;

    private PartyView takerView;

    // as in bean: idAtomic

    // as QuoteView in bean, but:
        super(QuoteMarshaller.INSTANCE, 9, true);

    // as number in view, but:
    public long id() {
            long offset = fieldAt(0, 8);
            return RawMemory.getLong(base, offset);

    // as balance in view, but:
    public void id(long value) {
            long offset = settableAt("id", 0, 8);

    // as price in view, but:
    public double bid() {
            long offset = fieldAt(8, 8);

    // as price in view, but:
    public void bid(double value) {
            long offset = settableAt("bid", 8, 8);

    // as price in view, but:
    public double ask() {
            long offset = fieldAt(16, 8);

    // as price in view, but:
    public void ask(double value) {
            long offset = settableAt("ask", 16, 8);

    // as number in view, but:
    public Instant time() {
            long offset = fieldAt(24, 13);
            return Instants.getNullable(null, base, offset);

    // as number in view, but:
    public void time(Instant value) {
            long offset = settableAt("time", 24, 13);
            Instants.putNullable(base, offset, value);

    // as user in view, but:
    public String symbol() {
            Input in = inputAt(0, 37);
            return readSymbol(in);

    // as symbolEquals in bean, but:
            Input in = inputAt(0, 37);
            return texts.equals(false, 20, other, in);

    // as symbolHash in bean, but:
            Input in = inputAt(0, 37);
            return texts.hash(false, 20, in);

    // as symbolInto in bean, but:
            Input in = inputAt(0, 37);
            return texts.append(false, 20, to, in);

    // as number in view, but:
    public int size_() {

    // as number in view, but:
    public void size_(int value) {
            long offset = settableAt("size", 1, 0, 4);

    // as number in view, but:
    public Integer priority() {
            long offset = fieldAt(1, 4, 5);
            return Boxes.getInteger(null, base, offset);

    // as number in view, but:
    public void priority(Integer value) {
            long offset = settableAt("priority", 1, 4, 5);
            Boxes.putInteger(base, offset, value);

    // as number in view, but:
    public String currency() {
            long offset = fieldAt(1, 9, 5);
            return FixedText.get(null, base, offset, 4);

    // as tagsEquals in bean, but:
    public boolean currencyEquals(CharSequence other) {
        try {
            long offset = fieldAt(1, 9, 5);
            Object base = memoryBase();
            return texts.equals(true, 4, other, base, offset);

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
            long offset = settableAt("currency", 1, 9, 5);
            FixedText.put(base, offset, 4, value);

    // as user in view, but:
    public Venue venue() {
            Input in = inputAt(1, 14);
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
    public List<String> tags() {
            Input in = inputAt(3, 0);
            return readTags(in);

    // as in bean: tagsSize

    // as getTags in bean, but:
    public String tags(int index) {

    // as in bean: tagsEquals, tagsHash, tagsInto, tagsIndexOf

    // as user in view, but:
    public StringBuilder note() {
            Input in = inputAt(4, 0);
            return readNote(in);

    // as userEquals in view, but:
    public boolean noteEquals(CharSequence other) {
            Input in = inputAt(4, 0);

    // as userHash in view, but:
    public int noteHash() {
            Input in = inputAt(4, 0);

    // as userInto in view, but:
    public boolean noteInto(StringBuilder to) {
            Input in = inputAt(4, 0);

    // as number in view, but:
    public boolean isLast() {
            long offset = fieldAt(5, 0, 1);
            return Booleans.get(base, offset);

    // as number in view, but:
    public void isLast(boolean value) {
            long offset = settableAt("isLast", 5, 0, 1);
            RawMemory.putBoolean(base, offset, value);

    // as before in view, but:
    public FillView last() {
            Input in = inputAt(5, 1);
            if (!Presence.read(in)) {
            return showInside(lastView(), in);

    // as symbolEquals in bean, but:
     * Shows the object in place until this view wraps other bytes; null if it is null.
    public PartyView maker() {
            Input in = inputAt(6, 0);
            return showInside(makerView(), in);

    // as last in view, but:
    public PartyView taker() {
            Input in = inputAt(7, 0);
            return showInside(takerView(), in);

    // as idAtomic in bean, but:
            idAtomic = new AtomicLongField(this, "id", 0, 0);

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        if (from <= 0) {
            position = beginSection(1, Walk.text(position + 37, in));
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            position = beginSection(2, Walk.constant(position + 14, in));
            if (to == 2) {
                return;
            }
        }
        if (from <= 2) {
            position = beginSection(3, Walk.array(position, 8, in));
            if (to == 3) {
                return;
            }
        }
        if (from <= 3) {
            Walk.to(position, in);
            SKIP_TAGS.over(nestingDepth(), in);
            position = beginSection(4, in.position());
            if (to == 4) {
                return;
            }
        }
        if (from <= 4) {
            position = beginSection(5, Walk.text(position, in));
            if (to == 5) {
                return;
            }
        }
        if (from <= 5) {
            Walk.to(position + 1, in);
            if (Presence.read(12, in)) {
                stepOver(lastView(), in);
            }
            position = beginSection(6, in.position());
            if (to == 6) {
                return;
            }
        }
        if (from <= 6) {
            Walk.to(position, in);
            stepOver(makerView(), in);
            position = beginSection(7, in.position());
            if (to == 7) {
                return;
            }
        }
        if (from <= 7) {
            Walk.to(position, in);
            if (Presence.read(in)) {
                stepOver(takerView(), in);
            }
            position = beginSection(8, in.position());
            if (to == 8) {
                return;
            }
        }
        if (from <= 8) {
            beginSection(9, position);
        }
    }

    // as readSymbol in bean, but:
        return Checks.present("symbol", Text.read(null, 20, in));

    private Venue readVenue(Input in) {
        return Enums.read(VENUES, in);
    }

    private double[] readDepths(Input in) {
        return PrimitiveArrays.readDoubles(null, in);
    }

    // as in bean: readTags_, readTags, readTagsElement

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
