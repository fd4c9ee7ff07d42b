package org.marshal4j.tools.queue;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.file.Damage;
import org.marshal4j.tools.file.Documents;

/**
 * Reads the documents of a Chronicle queue, all its files in order, while others may append to it. It neither writes
 * nor locks anything, and needs no part of Chronicle:
 *
 * <pre>{@code
 * try (QueueReader queue = QueueReader.open(Path.of("quotes"))) {
 *     while (queue.next() == Documents.Next.DOCUMENT) {
 *         System.out.println(queue.place() + ": " + queue.length() + " bytes");
 *     }
 * }
 * }</pre>
 *
 * <p>Indexes are those that Chronicle gives to the documents. After a damaged place, it goes on with the next file. It
 * trusts nothing that a file says: work and memory are bounded by the sizes of the files, and documents of more than
 * 128 MiB are passed over. Not thread-safe.
 */
public final class QueueReader implements Documents {
    private final Path path;
    private final QueueDirectory directory;
    private final long from;
    private long cycle = -1;
    private @Nullable CycleFile current;

    /** A later file, at its first document, while the current one has no mark of its end. */
    private @Nullable CycleFile later;

    private long laterCycle;
    private @Nullable Damage damage;

    private QueueReader(Path path, long from) throws IOException {
        this.path = path;
        this.directory = new QueueDirectory(path);
        this.from = from;
    }

    /**
     * Opens a queue at its first document.
     *
     * @param path the directory of the queue, which may be empty yet; or one of its files, for the documents in that
     * @return the reader
     * @throws NoSuchFileException if it does not exist
     * @throws IOException if it cannot be read
     */
    public static QueueReader open(Path path) throws IOException {
        return new QueueReader(path, 0);
    }

    /**
     * Opens a queue at the first document that has an index or a greater one.
     *
     * @param path as for {@link #open(Path)}
     * @param index the index
     * @return the reader
     * @throws IOException as {@link #open(Path)}
     */
    public static QueueReader open(Path path, long index) throws IOException {
        return new QueueReader(path, index);
    }

    @Override
    public Next next() throws IOException {
        while (true) {
            CycleFile file = current != null ? current : openNext();
            if (file == null) {
                return Next.NOTHING;
            }
            boolean isLaterKnown = later != null;
            Next next = file.next();
            if (next == Next.NOTHING && isLaterKnown && !file.isEnded()) {
                // Looked for again after there was a document in a later file: no more will be appended to this one.
                next = takeLater();
            }
            if (next == Next.DAMAGE) {
                damage = document().damage();
                return next;
            }
            if (next == Next.DOCUMENT) {
                if (index() >= from) {
                    return next;
                }
            } else if (file.isEnded() || file.damage() != null ? !moveOn() : !findLater()) {
                return Next.NOTHING;
            }
        }
    }

    private @Nullable CycleFile openNext() throws IOException {
        long before = Math.max(
                cycle,
                directory.format().map(format -> format.cycleOf(from) - 1).orElse(-1L));
        for (Map.Entry<Long, Path> next = directory.after(before); next != null; ) {
            try {
                current = new CycleFile(next.getValue());
                cycle = next.getKey();
                return current;
            } catch (NoSuchFileException e) {
                // Somebody deletes old files.
                next = directory.after(next.getKey());
            }
        }
        return null;
    }

    /** Goes to the next file; returns false if there is none yet. */
    private boolean moveOn() throws IOException {
        if (later != null) {
            // A file that was seen to be later than one that has got its mark of the end only now.
            later.close();
            later = null;
        }
        CycleFile done = current;
        current = null;
        if (openNext() == null) {
            current = done;
            return false;
        }
        if (done != null) {
            done.close();
        }
        return true;
    }

    /**
     * Looks for a document, or damage, in a later file. A file without a mark of its end may get further documents, but
     * not after there are any in a later file: then its writer was killed.
     */
    private boolean findLater() throws IOException {
        if (later != null) {
            return true;
        }
        for (Map.Entry<Long, Path> next = directory.after(cycle); next != null; next = directory.after(next.getKey())) {
            try {
                CycleFile file = new CycleFile(next.getValue());
                if (file.next() != Next.NOTHING) {
                    later = file;
                    laterCycle = next.getKey();
                    return true;
                }
                file.close();
            } catch (NoSuchFileException e) {
                // It has been deleted.
            }
        }
        return false;
    }

    private Next takeLater() throws IOException {
        if (current != null) {
            current.close();
        }
        current = later;
        cycle = laterCycle;
        later = null;
        return document().damage() == null ? Next.DOCUMENT : Next.DAMAGE;
    }

    private CycleFile document() {
        return Objects.requireNonNull(current, "there is no document");
    }

    @Override
    public byte[] array() {
        return document().array();
    }

    @Override
    public int offset() {
        return document().offset();
    }

    @Override
    public int length() {
        return document().length();
    }

    /** {@return the index that Chronicle gives to the document} */
    @Override
    public long index() {
        try {
            return directory.format().orElseThrow().index(cycle, document().sequence());
        } catch (IOException e) {
            throw new AssertionError("the format is known since there are files", e);
        }
    }

    @Override
    public String place() {
        return "index 0x" + Long.toHexString(index());
    }

    @Override
    public Damage damage() {
        return damage != null ? damage : new Damage(path, 0, "none");
    }

    @Override
    public boolean endsWithinDocument() {
        CycleFile file = current;
        if (file == null || !file.hasBegun() || file.isEnded() || file.damage() != null) {
            return false;
        }
        damage = file.unfinished();
        return true;
    }

    @Override
    public void close() throws IOException {
        for (CycleFile file : new CycleFile[] {current, later}) {
            if (file != null) {
                file.close();
            }
        }
    }
}
