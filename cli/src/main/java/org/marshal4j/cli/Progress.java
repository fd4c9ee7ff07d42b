package org.marshal4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;

/**
 * Shows on a terminal how far long work is, in a line that is overwritten; elsewhere nothing. It begins after a second,
 * and writes to the standard error, so that nothing gets into a file or a pipe.
 */
final class Progress {
    private static final long FIRST = 1_000_000_000L;
    private static final long PAUSE = 200_000_000L;
    private static final String CLEAR = "\r\u001b[K";

    private final PrintWriter err;
    private final boolean isTerminal;
    private final LongSupplier nanos;
    private long next;
    private boolean isShown;

    Progress(PrintWriter err, boolean isTerminal, LongSupplier nanos) {
        this.err = err;
        this.isTerminal = isTerminal;
        this.nanos = nanos;
        this.next = nanos.getAsLong() + FIRST;
    }

    /** Shows progress if the standard error of this process is a terminal. */
    static Progress on(PrintWriter err) {
        return new Progress(err, isTerminal(), System::nanoTime);
    }

    /** Java only says whether both the standard input and output are one; Linux also says it of the standard error. */
    private static boolean isTerminal() {
        Path stderr = Path.of("/proc/self/fd/2");
        try {
            String target = Files.readSymbolicLink(stderr).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return System.console() != null && Runtime.version().feature() < 22;
        }
    }

    /** Shows how far the work is, unless that was shown a moment ago. */
    void show(String text) {
        if (isTerminal && nanos.getAsLong() - next >= 0) {
            next = nanos.getAsLong() + PAUSE;
            isShown = true;
            err.print(CLEAR + text);
            err.flush();
        }
    }

    /** Removes the line, before anything else is written to the terminal. */
    void clear() {
        if (isShown) {
            isShown = false;
            err.print(CLEAR);
            err.flush();
        }
    }
}
