package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.memory.Rows;

/** Copies what is whole in a damaged file to another one. Stateless. */
public final class Recovery {
    private static final int CHUNK = 1 << 16;

    private Recovery() {}

    /**
     * Writes a file with the dictionaries and batches of another one that are whole.
     *
     * @param damaged stays as it is
     * @param into must not exist yet
     * @return the number of rows
     * @throws MarshalException MARSHAL249 if the schema or a dictionary is lost, or the file cannot be written
     */
    public static long recover(Path damaged, Path into) {
        try {
            Uninterrupted.call(() -> {
                OpenFile from = OpenFile.read(damaged);
                try {
                    copy(from, into);
                } finally {
                    from.close();
                }
                return null;
            });
        } catch (NoSuchFileException e) {
            throw Failure.of(damaged, "does not exist", e);
        } catch (FileAlreadyExistsException e) {
            throw Failure.of(into, "already exists", e);
        } catch (Failure.Damage | IndexOutOfBoundsException e) {
            throw Failure.of(damaged, "cannot be recovered: it has " + e.getMessage(), e);
        } catch (Exception e) {
            throw Failure.passed(damaged, "cannot be recovered", e);
        }
        try {
            return complete(into);
        } catch (MarshalException e) {
            delete(into, e);
            throw e;
        }
    }

    private static void delete(Path file, Exception cause) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            cause.addSuppressed(e);
        }
    }

    /** Counts what the batches hold, and writes the footer, as for any file that was not closed. */
    private static long complete(Path file) {
        TableFile made = TableFile.open(file, false);
        Rows rows = new Rows(made.options().batchRows());
        ArrowFile opened = made.attach(rows, List.of());
        opened.close();
        return rows.size;
    }

    private static void copy(OpenFile from, Path into) throws IOException {
        FileHead head = FileHead.read(from.channel());
        FileOptions options = FileOptions.of(head);
        Contents found = new Verifier(from.channel(), head, options).salvage();
        OpenFile to = OpenFile.create(into);
        try {
            copy(from.channel(), head, found, ordered(found, options.batchRows()), to);
        } catch (IOException | RuntimeException e) {
            delete(into, e);
            throw e;
        } finally {
            to.close();
        }
    }

    /** All batches of a table are full except the last one. */
    private static List<Contents.Batch> ordered(Contents found, int batchRows) {
        List<Contents.Batch> full = new ArrayList<>();
        Contents.Batch last = null;
        for (Contents.Batch batch : found.batches()) {
            if (batch.header().rows() == batchRows) {
                full.add(batch);
            } else if (batch.header().rows() > 0) {
                last = batch;
            }
        }
        if (last != null) {
            full.add(last);
        }
        return full;
    }

    private static void copy(FileChannel from, FileHead head, Contents found, List<Contents.Batch> batches, OpenFile to)
            throws IOException {
        copy(from, 0, to.channel(), 0, head.placed().end());
        head.putState(to.channel(), FileHead.OPENED);
        long end = head.placed().end();
        for (Contents.Dictionary dictionary : found.dictionaries().values()) {
            Messages.Placed placed = dictionary.placed();
            copy(from, placed.at(), to.channel(), end, placed.header() + placed.body());
            end += placed.header() + placed.body();
        }
        for (int i = 0; i < batches.size(); i++) {
            Contents.Batch batch = batches.get(i);
            Messages.Placed placed = batch.placed();
            Bytes.write(to.channel(), end + placed.header() + placed.body() - 1, new byte[1]);
            copy(from, placed.at(), to.channel(), end, placed.header() + placed.body());
            byte[] number = String.format(Locale.ROOT, "%08x", i).getBytes(StandardCharsets.US_ASCII);
            Bytes.write(to.channel(), end + Messages.PREFIX + batch.header().numberAt(), number);
            end += placed.header() + placed.body();
        }
    }

    /** Copies bytes except chunks of zeros, which take no space where files are sparse. */
    private static void copy(FileChannel from, long at, FileChannel to, long into, long size) throws IOException {
        byte[] bytes = new byte[CHUNK];
        for (long done = 0; done < size; done += CHUNK) {
            int count = (int) Math.min(CHUNK, size - done);
            ByteBuffer chunk = ByteBuffer.wrap(bytes, 0, count);
            Bytes.read(from, at + done, chunk);
            if (!isZero(bytes, count)) {
                while (chunk.hasRemaining()) {
                    to.write(chunk, into + done + chunk.position());
                }
            }
        }
    }

    private static boolean isZero(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            if (bytes[i] != 0) {
                return false;
            }
        }
        return true;
    }
}
