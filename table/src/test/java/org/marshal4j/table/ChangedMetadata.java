package org.marshal4j.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.marshal4j.runtime.MarshalException;

/**
 * A process that changes every byte and word of the metadata of small tables, one after the other, and opens the files.
 * A file must be refused or have the same rows. The results are in a mapped file, since the process may crash.
 */
final class ChangedMetadata {
    /** Indexes of what the mapped file counts. */
    static final int NEXT = 0;

    static final int REFUSED = 1;
    static final int SAME = 2;
    static final int WRONG = 3;
    static final int SIZE = 4 * Long.BYTES;

    private static final int SEED = 1;

    private final Path file;
    private final MappedByteBuffer results;
    private final long stride;
    private long number;

    private ChangedMetadata(Path folder, long stride) throws IOException {
        this.file = folder.resolve("changed.arrow");
        this.stride = stride;
        this.results = results(folder.resolve("results"));
    }

    static MappedByteBuffer results(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, SIZE);
        }
    }

    public static void main(String[] args) throws IOException {
        ChangedMetadata changes = new ChangedMetadata(Path.of(args[0]), Long.parseLong(args[1]));
        for (String name : SmallTables.NAMES) {
            Files.deleteIfExists(changes.file);
            SmallTables.create(name, changes.file);
            byte[] closed = Files.readAllBytes(changes.file);
            String rows = SmallTables.read(name, changes.file, true);
            for (byte[] whole : List.of(closed, opened(closed))) {
                int[] places = places(whole);
                for (boolean isReadOnly : new boolean[] {true, false}) {
                    for (int width = 1; width <= Long.BYTES; width *= 2) {
                        changes.changeAll(name, whole, places, rows, width, isReadOnly);
                    }
                }
            }
        }
    }

    /** The file that a writer leaves behind which is killed after a flush. */
    private static byte[] opened(byte[] closed) {
        return new String(closed, StandardCharsets.ISO_8859_1)
                .replaceFirst("closed", "opened")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Everything except the values of the columns. */
    private static int[] places(byte[] whole) {
        ByteBuffer bytes = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN);
        IntStream.Builder places = IntStream.builder();
        IntStream.range(0, 8).forEach(places);
        int at = 8;
        while (bytes.getInt(at + 4) != 0) {
            int header = at + 8 + bytes.getInt(at + 4);
            Message message = Message.getRootAsMessage(
                    bytes.slice(at + 8, header - at - 8).order(ByteOrder.LITTLE_ENDIAN));
            int end = header + (int) message.bodyLength();
            IntStream.range(at, message.headerType() == MessageHeader.RecordBatch ? header : end)
                    .forEach(places);
            at = end;
        }
        IntStream.range(at, whole.length).forEach(places);
        return places.build().toArray();
    }

    private void changeAll(String name, byte[] whole, int[] places, String rows, int width, boolean isReadOnly)
            throws IOException {
        Random random = new Random(SEED);
        long most = width == Long.BYTES ? Long.MAX_VALUE : (1L << 8 * width - 1) - 1;
        for (int place : places) {
            if (place % width == 0 && place <= whole.length - width) {
                for (long value : new long[] {0, -1, most, random.nextLong()}) {
                    change(name, whole, place, width, value, rows, isReadOnly);
                }
            }
        }
    }

    private void change(String name, byte[] whole, int place, int width, long value, String rows, boolean isReadOnly)
            throws IOException {
        if (number++ % stride != 0 || number <= results.getLong(0)) {
            return;
        }
        byte[] changed = whole.clone();
        for (int i = 0; i < width; i++) {
            changed[place + i] = (byte) (value >>> 8 * i);
        }
        if (Arrays.equals(changed, whole)) {
            return;
        }
        results.putLong(NEXT, number);
        write(changed);
        count(outcome(name, rows, isReadOnly, name + " at " + place + ": " + width + " bytes " + value));
    }

    /** File systems may wait for the disk if a file is first cut to nothing. */
    private void write(byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(bytes), 0);
            channel.truncate(bytes.length);
        }
    }

    private void count(int result) {
        results.putLong(Long.BYTES * result, results.getLong(Long.BYTES * result) + 1);
    }

    private int outcome(String name, String rows, boolean isReadOnly, String what) {
        try {
            boolean isSame = SmallTables.read(name, file, isReadOnly).equals(rows)
                    && (isReadOnly || SmallTables.read(name, file, true).equals(rows));
            if (!isSame) {
                System.out.println("other rows in " + what);
            }
            return isSame ? SAME : WRONG;
        } catch (MarshalException e) {
            return REFUSED;
        } catch (RuntimeException | Error e) {
            System.out.println(e + " in " + what + " at " + Arrays.toString(e.getStackTrace()));
            return WRONG;
        }
    }
}
