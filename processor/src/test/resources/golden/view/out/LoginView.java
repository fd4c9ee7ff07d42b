    // as beginning in view, but:


    private EventView beforeView;

    // as QuoteView in bean, but:
        super(LoginMarshaller.INSTANCE, 3, true);

    public String user() {
        try {
            Input in = inputAt(0, 0);
            return readUser(in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    // as symbolEquals in bean, but:
    public boolean userEquals(CharSequence other) {
            Input in = inputAt(0, 0);
            return texts.equals(true, Integer.MAX_VALUE, other, in);

    // as symbolHash in bean, but:
    public int userHash() {
            Input in = inputAt(0, 0);
            return texts.hash(true, Integer.MAX_VALUE, in);

    // as symbolInto in bean, but:
    public boolean userInto(StringBuilder to) {
            Input in = inputAt(0, 0);
            return texts.append(true, Integer.MAX_VALUE, to, in);

    /**
     * Shows the object in place until this view wraps other bytes; null if it is null.
     */
    public EventView before() {
        try {
            Input in = inputAt(1, 0);
            if (Walk.isNull(in)) {
                return null;
            }
            return showInside(beforeView(), in);
        } catch (Throwable failure) {
            throw failed(failure);
        } finally {
            keepMemory();
        }
    }

    @Override
    protected void walkSection(int from, int to, long position, Input in) {
        if (from <= 0) {
            position = beginSection(1, Walk.text(position, in));
            if (to == 1) {
                return;
            }
        }
        if (from <= 1) {
            Walk.to(position, in);
            if (!Walk.isNull(in)) {
                stepOver(beforeView(), in);
            }
            position = beginSection(2, in.position());
            if (to == 2) {
                return;
            }
        }
        if (from <= 2) {
            beginSection(3, position);
        }
    }

    // as readTagsElement in bean, but:
    private String readUser(Input in) {

    private EventView beforeView() {
        if (beforeView == null) {
            beforeView = new EventView();
        }
        return beforeView;
    }
}
