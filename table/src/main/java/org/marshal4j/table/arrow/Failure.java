package org.marshal4j.table.arrow;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** Creates exceptions for everything that can be wrong with a file: MARSHAL249. Stateless. */
final class Failure {
    private Failure() {}

    static MarshalException of(Path file, String what) {
        return new MarshalException(RuntimeProblem.TABLE_FILE, file + ": " + what);
    }

    static MarshalException of(Path file, String what, @Nullable Throwable cause) {
        MarshalException failure = of(file, what);
        if (cause != null) {
            failure.initCause(cause);
        }
        return failure;
    }

    /** Returns an exception that says already what is wrong with the file, or one that says so with its cause. */
    static RuntimeException passed(Path file, String what, Exception cause) {
        if (cause instanceof MarshalException failure) {
            return failure;
        }
        return of(file, what + ": " + cause.getMessage(), cause);
    }

    /** Thrown internally, where the file is not known. */
    static final class Damage extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Damage(String what) {
            super(what);
        }
    }
}
