    // as beginning in custom, but:
 * Writes and reads {@link Text}, 1 bytes or more each. Stateless and thread-safe.

    // as in mix-in: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in default-package, but:
            text text?

    // as in bean: TextMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        org.marshal4j.runtime.Text.write(text.text, out);

    /** As in empty. */
    public static Text readFields(Text current, Input in, int depth) {
        Text text = current != null && current.getClass() == Text.class ? current : new Text();
        // References are stored only if they changed: each store would cost the garbage collector time.
        String text_ = org.marshal4j.runtime.Text.read(text.text, in);
        // stored if another: text.text = text_
        return text;
    }

    // as sizeOfFields in mix-in, but:
        size += org.marshal4j.runtime.Text.sizeOf(text.text);

    // as in empty: copy, copyInto

    // as copyFields in evolvable, but:
        // copied if another: text.text = from.text
}
