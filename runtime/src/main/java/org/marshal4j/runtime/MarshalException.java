package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.text.ShownText;

/**
 * Thrown if a value cannot be written or read. The message of an exception that a marshaller throws says where:
 * <pre>reading com.acme.Trade.legs[3].price at offset 57: 8 bytes needed, 2 left [MARSHAL203]</pre>
 *
 * <p>Use {@link #problem} to react to a particular failure:
 *
 * <pre>{@code
 * try {
 *     return QuoteMarshaller.INSTANCE.read(in);
 * } catch (MarshalException e) {
 *     log.warn("{}: {} ({})", e.code(), e.getMessage(), e.problem().fix());
 *     return null;
 * }
 * }</pre>
 *
 * <p>Internally, only the problem and a detail are thrown at first, sometimes with the name of a field, because the
 * hot path does not track its location. The marshaller then finds the type, path and offset and throws the complete
 * exception.
 */
public final class MarshalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST_PATH = 200;

    /** What went wrong. */
    private final RuntimeProblem problem;
    /** The details, without location and code. */
    private final String detail;
    /** The binary name of the type; empty if unknown. */
    private final String type;
    /** The path to the field; empty if unknown. */
    private final String path;
    /** Bytes from the start of the message; −1 if unknown. */
    private final long offset;

    /**
     * Creates an exception without a location.
     *
     * @param problem what went wrong
     * @param detail the details
     */
    public MarshalException(RuntimeProblem problem, String detail) {
        this(problem, null, detail);
    }

    /**
     * Creates an exception with the name of a field and no other location.
     *
     * @param problem what went wrong
     * @param field the field; null if unknown
     * @param detail the details
     */
    public MarshalException(RuntimeProblem problem, @Nullable String field, String detail) {
        super((field == null ? "" : ShownText.line(field) + ": ") + ShownText.ofLines(detail) + " [" + problem.code()
                + "]");
        this.problem = problem;
        this.detail = ShownText.ofLines(detail);
        this.type = "";
        this.path = field == null ? "" : ShownText.line(field);
        this.offset = -1;
    }

    /**
     * Creates an exception with the name of a field and a cause.
     *
     * @param problem what went wrong
     * @param field the field
     * @param detail the details
     * @param cause the exception that caused this one
     */
    public MarshalException(RuntimeProblem problem, String field, String detail, Throwable cause) {
        this(problem, field, detail);
        initCause(cause);
    }

    /**
     * Creates the complete exception.
     *
     * @param action {@code reading} or {@code writing}
     * @param type the binary name of the type whose marshaller was called
     * @param path the path from that type to the field, such as {@code legs[3].price}; empty if unknown
     * @param offset bytes from the start of the message; −1 if unknown
     * @param problem what went wrong
     * @param detail the details
     * @param cause the original exception; null if it is an incomplete one of this class
     */
    public MarshalException(
            String action,
            String type,
            String path,
            long offset,
            RuntimeProblem problem,
            String detail,
            @Nullable Throwable cause) {
        super(
                action + " " + where(type, path, offset) + ": " + ShownText.ofLines(detail) + " [" + problem.code()
                        + "]",
                cause);
        this.problem = problem;
        this.detail = ShownText.ofLines(detail);
        this.type = ShownText.line(type);
        this.path = ShownText.line(path);
        this.offset = offset;
    }

    private static String where(String type, String path, long offset) {
        // If the root is a list, its elements need no dot: com.acme.Page[3].
        String separator = path.isEmpty() || path.startsWith("[") ? "" : ".";
        return ShownText.of(type)
                + separator
                + ShownText.line(shortened(path))
                + (offset < 0 ? "" : " at offset " + offset);
    }

    /**
     * Shortens a path that is too long to read, such as one to an object nested a thousand levels deep, to both of its
     * ends.
     */
    private static String shortened(String path) {
        int half = LONGEST_PATH / 2;
        return path.length() <= LONGEST_PATH
                ? path
                : path.substring(0, half) + "..." + path.substring(path.length() - half);
    }

    /** {@return the stable code of the problem, such as {@code MARSHAL203}} */
    public String code() {
        return problem.code();
    }

    /** {@return the problem, which says what it means and what to do about it} */
    public RuntimeProblem problem() {
        return problem;
    }

    /** {@return the details, such as {@code 8 bytes needed, 2 left}: the message without location and code} */
    public String detail() {
        return detail;
    }

    /** {@return the binary name of the type whose marshaller was called; empty if unknown} */
    public String type() {
        return type;
    }

    /** {@return the path from {@link #type()} to the field, such as {@code legs[3].price}; empty if unknown} */
    public String path() {
        return path;
    }

    /**
     * {@return where the bytes are invalid, counted from the start of the message: at the start of the field or
     * within it (after the count of a text that is cut short); −1 if unknown}
     */
    public long offset() {
        return offset;
    }

    /** {@return whether the type, path and offset are known} */
    public boolean isComplete() {
        return !type.isEmpty();
    }
}
