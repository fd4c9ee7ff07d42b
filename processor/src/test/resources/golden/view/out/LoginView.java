    // as beginning in view

    // as id in bean, with EventView for long, beforeView for id
    // as QuoteView in bean, with true for false

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

    // as symbolHash in bean, with userHash for symbolHash, 0 for 24, true for false

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

    // as walkSection in bean, but:
            position = found[1] = behindText(position, base, end);
            if (!Walk.isNull(in)) {
                stepOver(beforeView(), in);
            }
        // without SKIP_TAGS.over(nestingDepth(), in);

    // as readOwner in view, with readUser for readOwner
    // as asLoginView in view, with EventView for LoginView, beforeView for asLoginView
}
