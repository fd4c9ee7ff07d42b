    // as beginning in custom, but:
 * Writes and reads {@link Text}, 1 bytes or more each. Stateless and thread-safe.

    // as in graph: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in default-package, but:
            text text?

    // as in bean: TextMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in empty, but:
        org.marshal4j.runtime.Text.write(text.text, out);

    // as readFields in graph, but:
        // without Checks.depth(depth, in);
        String text_ = org.marshal4j.runtime.Text.read(text.text, in);
        if (text_ != text.text) {
            text.text = text_;

    // as sizeOfFields in mix-in, but:
        size += org.marshal4j.runtime.Text.sizeOf(text.text);

    // as in empty: copy, copyInto

    // as copyFields in evolvable, but:
        // copied if another: text.text = from.text
}
