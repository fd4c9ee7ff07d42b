package org.marshal4j.tools.file;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A file that marshal4j-channels has written: a header, which is the first document, then a frame for each message, as
 * described in docs/channels.md. Messages have numbers from 0. Not thread-safe.
 */
final class FramedFile implements Documents {
    static final int MAGIC = 0x6A346D01;

    private static final int PREFIX = 2 * Integer.BYTES;
    private static final int LONGEST_HEADER = 1 << 20;
    private static final int LONGEST_FRAME = 1 << 29;
    private static final int LONGEST_READ = 1 << 27;
    private static final int WINDOW = 1 << 18;

    private final Path file;
    private final FileWindow window;
    private long position;
    private long documentAt;
    private int length;
    private long number = -2;
    private boolean lost;
    private Damage damage;

    FramedFile(Path file) throws IOException {
        this.file = file;
        this.window = new FileWindow(file, WINDOW);
        this.damage = new Damage(file, 0, "none");
    }

    @Override
    public Next next() throws IOException {
        int before = number == -2 ? PREFIX : Integer.BYTES;
        if (lost || !window.has(position, before)) {
            return Next.NOTHING;
        }
        int size = window.intAt(position + before - Integer.BYTES);
        int most = number == -2 ? LONGEST_HEADER : LONGEST_FRAME;
        if (size < 0 || size > most) {
            lost = true;
            damage = new Damage(file, position, "a frame cannot have " + size + " bytes");
            return Next.DAMAGE;
        }
        boolean isThere =
                size <= LONGEST_READ ? window.has(position, before + size) : position + before + size <= window.size();
        if (!isThere) {
            return Next.NOTHING;
        }
        // The prefix is a part of the header, and the count is none of the message.
        documentAt = number == -2 ? position : position + before;
        length = number == -2 ? before + size : size;
        position += before + size;
        number++;
        return Next.DOCUMENT;
    }

    @Override
    public byte[] array() {
        return window.bytes();
    }

    @Override
    public int offset() {
        return length() < 0 ? 0 : window.index(documentAt);
    }

    @Override
    public int length() {
        return length > LONGEST_READ ? -1 : length;
    }

    @Override
    public long index() {
        return number;
    }

    @Override
    public String place() {
        return "message " + number + " at offset " + documentAt;
    }

    @Override
    public Damage damage() {
        return damage;
    }

    @Override
    public boolean endsWithinDocument() {
        try {
            if (lost || position == window.size()) {
                return false;
            }
        } catch (IOException e) {
            return false;
        }
        damage = new Damage(file, position, "the file ends within a frame");
        return true;
    }

    @Override
    public void close() throws IOException {
        window.close();
    }
}
