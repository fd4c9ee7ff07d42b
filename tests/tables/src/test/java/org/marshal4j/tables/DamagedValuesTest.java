package org.marshal4j.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.BinaryColumn;
import org.marshal4j.table.Column;
import org.marshal4j.table.ListColumn;
import org.marshal4j.table.ObjectColumn;
import org.marshal4j.table.OrderedColumn;
import org.marshal4j.table.StructColumn;
import org.marshal4j.table.TableOptions;
import org.marshal4j.table.TextColumn;
import org.marshal4j.table.WholeColumn;

/**
 * Changes the values, views, offsets, sizes, texts and bitmaps of all kinds of columns in a file while the table is
 * open. Each row is then a value, or an exception of marshal4j that names column and row.
 */
class DamagedValuesTest {
    private static final int ROWS = 64;
    private static final int STRIDE = Integer.getInteger("sample.stride", 8);
    private static final int READS = 1_200 / STRIDE;
    private static final int WRITES = 800 / STRIDE;
    private static final int WORDS_AT_ONCE = 8;
    private static final long[] WORDS = {
        0,
        -1,
        Long.MIN_VALUE,
        Long.MAX_VALUE,
        Integer.MAX_VALUE,
        0x7FFF_FFFF_0000_0000L,
        0x8000_0000L,
        0x0000_0001_0000_0001L,
        0x0000_0020_0000_0010L,
        0x8080_8080_8080_8080L,
        0xEDA0_80C0_AFFF_2E2DL,
    };

    @TempDir
    Path temp;

    private final RandomValues values = new RandomValues(7);
    private final Random random = new Random(8);
    private FileChannel channel;
    private long body;
    private long end;

    @BeforeEach
    void create() throws IOException {
        Path file = temp.resolve("every.arrow");
        try (EveryTable table = EveryTable.create(
                file, TableOptions.DEFAULTS.batchRows(ROWS).textBytes(16).listElements(2))) {
            for (int i = 0; i < ROWS; i++) {
                table.add(values.every());
            }
        }
        channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        findBody();
    }

    @AfterEach
    void close() throws IOException {
        channel.close();
    }

    /** Finds the bytes of the batch: the last message is the batch, even if it has moved. */
    private void findBody() throws IOException {
        for (long at = 8; at < channel.size() && read(at, 4).getInt(0) == -1; ) {
            int length = read(at + 4, 4).getInt(0);
            if (length == 0) {
                break;
            }
            ByteBuffer message = read(at + 8, length);
            int root = message.getInt(0);
            int fields = root - message.getInt(root);
            int bodyAt = message.getShort(fields) > 10 ? message.getShort(fields + 10) : 0;
            long size = bodyAt == 0 ? 0 : message.getLong(root + bodyAt);
            body = at + 8 + length;
            end = body + size;
            at = end;
        }
        assertThat(end - body).isGreaterThan(10_000);
    }

    private ByteBuffer read(long at, int size) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        channel.read(bytes, at);
        return bytes;
    }

    private void write(long at, long word) throws IOException {
        channel.write(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(0, word), at);
    }

    /** Damages a word, which is some value, or a part of one or two. */
    private long damage(long at) throws IOException {
        long former = read(at, 8).getLong(0);
        int kind = random.nextInt(2 * WORDS.length);
        write(
                at,
                kind < WORDS.length
                        ? WORDS[kind]
                        : kind % 2 == 0 ? random.nextLong() : former ^ 1L << random.nextInt(Long.SIZE));
        return former;
    }

    private long place() {
        return body + random.nextInt((int) ((end - body) / 8)) * 8L;
    }

    @Test
    void areReadOrRefused() throws IOException {
        int refused = 0;
        try (EveryTable table = EveryTable.openReadOnly(temp.resolve("every.arrow"))) {
            EveryTable.Row cursor = table.row();
            for (int i = 0; i < READS; i++) {
                Map<Long, Long> former = new HashMap<>();
                while (former.size() < WORDS_AT_ONCE) {
                    long at = place();
                    if (!former.containsKey(at)) {
                        former.put(at, damage(at));
                    }
                }
                for (int row = 0; row < ROWS; row++) {
                    int number = row;
                    cursor.moveTo(row);
                    if (!isRead(() -> table.get(number))) {
                        refused++;
                        isRead(cursor::toObject);
                        table.columns().forEach(column -> isRead(() -> column.value(number)));
                        lengths(table, number);
                    }
                }
                if (i % 16 == 0) {
                    table.columns().forEach(DamagedValuesTest::scan);
                }
                for (Map.Entry<Long, Long> word : former.entrySet()) {
                    write(word.getKey(), word.getValue());
                }
            }
            for (int row = 0; row < ROWS; row++) {
                table.get(row);
            }
        }
        assertThat(refused).isGreaterThan(READS);
    }

    private static void lengths(EveryTable table, long row) {
        for (Column column : table.columns()) {
            if (column instanceof TextColumn texts) {
                isRead(() -> texts.length(row));
            } else if (column instanceof BinaryColumn bytes) {
                isRead(() -> bytes.length(row));
            } else if (column instanceof ListColumn<?> lists) {
                isRead(() -> lists.length(row));
            }
        }
    }

    private static void scan(Column column) {
        if (column instanceof OrderedColumn<?> ordered) {
            isRead(ordered::min);
            isRead(ordered::max);
        }
        if (column instanceof WholeColumn numbers) {
            isRead(numbers::sum);
        }
        if (column instanceof TextColumn texts) {
            isRead(() -> texts.whereEqual("a text that is not inline"));
        }
        if (column instanceof ObjectColumn<?> objects) {
            isRead(() -> objects.forEach(value -> {}));
        }
    }

    @Test
    void areReplacedOrRefused() throws IOException {
        try (EveryTable table = EveryTable.open(temp.resolve("every.arrow"))) {
            for (int i = 0; i < WRITES; i++) {
                if (i % 10 == 0) {
                    findBody();
                }
                for (int j = 0; j < WORDS_AT_ONCE; j++) {
                    damage(place());
                }
                int row = random.nextInt(ROWS);
                Every value = values.every();
                for (Column column : table.columns()) {
                    if (!(column instanceof StructColumn<?>) && column.isNullable() && random.nextInt(8) == 0) {
                        isRead(() -> column.setNull(row));
                    }
                }
                isRead(() -> table.set(row, value));
                isRead(() -> table.get(row));
            }
        }
    }

    private interface Use {
        void run();
    }

    /** Whether a value was read; fails unless it was refused with column and row. */
    private static boolean isRead(Use use) {
        try {
            use.run();
            return true;
        } catch (MarshalException e) {
            assertThat(e.path()).as(e.getMessage()).isNotEmpty();
            assertThat(e).hasMessageContaining("row ");
            return false;
        }
    }
}
