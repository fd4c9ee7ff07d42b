package org.marshal4j.tools.filter;

/** A condition that cannot be understood, or does not fit the type of the messages. It has the place in the text. */
public final class SyntaxError extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** The index of the character where the mistake is. */
    private final int position;

    /**
     * Creates an error.
     *
     * @param position the index of the character where the mistake is
     * @param what what is wrong there
     */
    SyntaxError(int position, String what) {
        super(what + ", at character " + (position + 1));
        this.position = position;
    }

    /** {@return the index of the character where the mistake is, from 0} */
    public int position() {
        return position;
    }

    /**
     * {@return the condition, and below it a mark under the mistake}
     *
     * @param text the text of the condition
     */
    public String shownIn(String text) {
        return text + "\n" + " ".repeat(position) + "^";
    }
}
