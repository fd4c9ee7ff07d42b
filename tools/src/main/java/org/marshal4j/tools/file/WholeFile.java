package org.marshal4j.tools.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file without a header: messages one after the other, which are one document. Not thread-safe. */
final class WholeFile implements Documents {
    private static final int LONGEST = 1 << 27;

    private final Path file;
    private byte[] bytes = {};
    private boolean done;

    WholeFile(Path file) {
        this.file = file;
    }

    @Override
    public Next next() throws IOException {
        if (done) {
            return Next.NOTHING;
        }
        if (Files.size(file) > LONGEST) {
            throw new IOException(file + " has no header, and is longer than " + LONGEST + " bytes");
        }
        done = true;
        bytes = Files.readAllBytes(file);
        return bytes.length == 0 ? Next.NOTHING : Next.DOCUMENT;
    }

    @Override
    public byte[] array() {
        return bytes;
    }

    @Override
    public int offset() {
        return 0;
    }

    @Override
    public int length() {
        return bytes.length;
    }

    @Override
    public long index() {
        return 0;
    }

    @Override
    public String place() {
        return "offset 0";
    }

    @Override
    public Damage damage() {
        return new Damage(file, 0, "none");
    }

    @Override
    public boolean endsWithinDocument() {
        return false;
    }

    @Override
    public void close() {}
}
