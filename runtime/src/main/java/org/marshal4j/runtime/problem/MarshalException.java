package org.marshal4j.runtime.problem;

import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.ShownText;

/**
 * A value could not be written or read. The message of one that leaves an entry point of a marshaller says where:
 * <pre>reading com.acme.Trade.legs[3].price at offset 57: 8 bytes needed, 2 left [MARSHAL203]</pre>
 * The steps inside throw it bare (a problem and a detail, at most the name of a field), because the hot path keeps no
 * record of where it is; the entry point finds type, path and offset afterwards and throws the complete one.
 */
public final class MarshalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int LONGEST_PATH = 200;

    private final RuntimeProblem problem;
    private final String detail;
    private final String type;
    private final String path;
    private final long offset;

    /** A bare problem, met in a step that does not know its field. */
    public MarshalException(RuntimeProblem problem, String detail) {
        this(problem, null, detail);
    }

    /** A bare problem with the name of the field, or null if that is unknown. */
    public MarshalException(RuntimeProblem problem, @Nullable String field, String detail) {
        super((field == null ? "" : field + ": ") + ShownText.ofLines(detail) + " [" + problem.code() + "]");
        this.problem = problem;
        this.detail = ShownText.ofLines(detail);
        this.type = "";
        this.path = field == null ? "" : field;
        this.offset = -1;
    }

    /** A bare problem with the name of the field, that comes of another exception. */
    public MarshalException(RuntimeProblem problem, String field, String detail, Throwable cause) {
        this(problem, field, detail);
        initCause(cause);
    }

    /**
     * The complete exception.
     *
     * @param action {@code reading} or {@code writing}
     * @param type binary name of the type whose marshaller was called
     * @param path the way from there to the field, such as {@code legs[3].price}; empty if unknown
     * @param offset bytes from the start of the message; −1 if unknown
     * @param cause what was thrown, if that was not a bare one of these
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
        this.type = type;
        this.path = path;
        this.offset = offset;
    }

    private static String where(String type, String path, long offset) {
        // An element of a list that is the root needs no dot: com.acme.Page[3].
        String separator = path.isEmpty() || path.startsWith("[") ? "" : ".";
        return ShownText.of(type)
                + separator
                + ShownText.ofLines(shortened(path))
                + (offset < 0 ? "" : " at offset " + offset);
    }

    /** The ends of a path that is too long to be read: that of objects nested a thousand deep. */
    private static String shortened(String path) {
        int half = LONGEST_PATH / 2;
        return path.length() <= LONGEST_PATH
                ? path
                : path.substring(0, half) + "..." + path.substring(path.length() - half);
    }

    /** The stable code of the problem, such as {@code MARSHAL203}. */
    public String code() {
        return problem.code();
    }

    /** The problem: what it means and what to do about it. */
    public RuntimeProblem problem() {
        return problem;
    }

    /** What exactly was wrong, such as {@code 8 bytes needed, 2 left}: the message without place and code. */
    public String detail() {
        return detail;
    }

    /** Binary name of the type whose marshaller was called; empty if unknown. */
    public String type() {
        return type;
    }

    /** The way from {@link #type()} to the field, such as {@code legs[3].price}; empty if unknown. */
    public String path() {
        return path;
    }

    /**
     * Where the bytes could not be understood, in bytes from the start of the message: where the field starts, or within it
     * (behind the count of a text that is cut short); −1 if unknown.
     */
    public long offset() {
        return offset;
    }

    /** Whether type, path and offset were found, so that there is nothing to add. */
    public boolean isComplete() {
        return !type.isEmpty();
    }
}
