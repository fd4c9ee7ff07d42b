package org.marshal4j.tools.queue;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.file.Damage;
import org.marshal4j.tools.file.Documents;
import org.marshal4j.tools.file.FileWindow;

/**
 * Reads the documents of one file of a queue, from the first to the last. A writer may append to it meanwhile, and in
 * the same place: a document is read only after its header has been seen to be ready, by another read. Not thread-safe.
 */
final class CycleFile implements Closeable {
    /** Longer documents are passed over: a file of a few bytes can claim to have documents of a gigabyte. */
    static final int LONGEST = 1 << 27;

    private static final int LONGEST_HEADER = 1 << 16;
    private static final int WINDOW = 1 << 18;

    private final Path file;
    private final FileWindow headers;
    private final FileWindow contents;
    private long position;
    private long documentAt;
    private int length;
    private long sequence = -1;
    private boolean started;
    private boolean padded;
    private boolean ended;
    private boolean begun;
    private @Nullable Damage damage;

    CycleFile(Path file) throws IOException {
        this.file = file;
        this.headers = new FileWindow(file, WINDOW);
        this.contents = headers.another();
    }

    /** Moves to the next document of the user's. After damage, there is nothing more. */
    Documents.Next next() throws IOException {
        if (ended || damage != null) {
            return Documents.Next.NOTHING;
        }
        // Whatever is in memory may be older than what is in the file, unless it is ready.
        boolean isNew = !headers.covers(position, Headers.SIZE);
        while (true) {
            if (!headers.covers(position, Headers.SIZE)) {
                contents.clear();
                if (!headers.read(position, Headers.SIZE)) {
                    begun = position < headers.size();
                    return Documents.Next.NOTHING;
                }
            }
            int header = headers.intAt(position);
            if (Headers.isReady(header)) {
                if (enter(header)) {
                    return damage == null ? Documents.Next.DOCUMENT : Documents.Next.DAMAGE;
                }
            } else if (Headers.isEnd(header)) {
                ended = true;
                return Documents.Next.NOTHING;
            } else if (isNew) {
                begun = Headers.isBegun(header);
                return Documents.Next.NOTHING;
            } else {
                isNew = true;
                headers.clear();
            }
        }
    }

    /** Moves past a document that is ready; returns whether it, or a damage, is to be told. */
    private boolean enter(int header) throws IOException {
        int size = Headers.length(header);
        if (!contents.covers(position + Headers.SIZE, size) && position + Headers.SIZE + size > headers.size()) {
            damage("a document of " + size + " bytes would end after the end of the file");
            return true;
        }
        if (!started && !start(header)) {
            damage("the file does not begin like a file of a Chronicle queue");
            return true;
        }
        documentAt = position + Headers.SIZE;
        position = Headers.next(position, size, padded);
        if (Headers.isMetadata(header)) {
            return false;
        }
        sequence++;
        length = size;
        if (size <= LONGEST && !contents.has(documentAt, size)) {
            damage("the file was cut off while it was read");
        }
        return true;
    }

    /** Looks at the first document, which says whether there is padding between documents. */
    private boolean start(int header) throws IOException {
        int size = Headers.length(header);
        if (!Headers.isMetadata(header) || size > LONGEST_HEADER) {
            return false;
        }
        StoreFields fields = new StoreFields(contents.copy(Headers.SIZE, size));
        padded = fields.number("dataFormat").orElse(0) == 1;
        started = true;
        return fields.isHeaderOf("SCQStore");
    }

    private void damage(String reason) {
        damage = new Damage(file, position, reason);
    }

    /** Whether the file has its mark of the end, so that nothing will be appended. */
    boolean isEnded() {
        return ended;
    }

    /** Whether a document has been begun after the last one. */
    boolean hasBegun() {
        return begun;
    }

    @Nullable
    Damage damage() {
        return damage;
    }

    /** What is unfinished at the end of the file. */
    Damage unfinished() {
        return new Damage(file, position, "a document was begun here and not finished");
    }

    long sequence() {
        return sequence;
    }

    byte[] array() {
        return contents.bytes();
    }

    int offset() {
        return contents.index(documentAt);
    }

    /** The length of the document; −1 if it is too long to be read. */
    int length() {
        return length > LONGEST ? -1 : length;
    }

    @Override
    public void close() throws IOException {
        headers.close();
    }
}
