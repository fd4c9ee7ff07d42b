package org.marshal4j.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** The standard output, which remembers why it could not be written: a {@code PrintWriter} forgets that. */
final class StandardStream extends FilterOutputStream {
    private Optional<String> failure = Optional.empty();

    StandardStream(OutputStream out) {
        super(out);
    }

    /** {@return why something was not written; empty if all was, or the reader at the other end of a pipe has left} */
    Optional<String> failure() {
        return failure.filter(why -> !why.toLowerCase(Locale.ROOT).contains("pipe"));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = failure.or(() -> Optional.of(String.valueOf(e.getMessage())));
            throw e;
        }
    }
}
