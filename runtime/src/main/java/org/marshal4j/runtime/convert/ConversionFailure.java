package org.marshal4j.runtime.convert;

/** A message could not be converted. It says where; its cause says why. */
public final class ConversionFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why it was refused. */
    private final RuntimeException reason;
    /** The path to the value. */
    private final String path;
    /** The position behind the value. */
    private final long position;

    ConversionFailure(RuntimeException cause, String path, long position) {
        super(cause);
        this.reason = cause;
        this.path = path;
        this.position = position;
    }

    /** {@return the path to the value that was refused} */
    public String path() {
        return path;
    }

    /** {@return the position of the input behind the value that was refused} */
    public long position() {
        return position;
    }

    /** {@return why it was refused} */
    public RuntimeException reason() {
        return reason;
    }
}
