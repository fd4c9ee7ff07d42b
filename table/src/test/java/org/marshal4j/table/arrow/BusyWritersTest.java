package org.marshal4j.table.arrow;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.schema.Schema;
import org.marshal4j.table.TestSource;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.Rows;

/** Files of writers that are at work, or were killed at the worst time. */
class BusyWritersTest {
    private static final int ROWS = 64;
    private static final FileOptions OPTIONS = new FileOptions(ROWS, 8, 2);

    @TempDir
    private Path folder;

    private Path path;

    @BeforeEach
    void name() {
        path = folder.resolve("rows.arrow");
    }

    private ArrowFile create(Node column) {
        ArrowFile made =
                TableFile.create(path, OPTIONS, Schema.of("a.Row", "x text")).create(List.of(column), new Rows(ROWS));
        made.addBatch(0);
        return made;
    }

    /** A batch that has been copied to the end of the file, since it had no room for a text. */
    private void writeWithCopy() {
        Node text = new Node("x", Kind.TEXT, false);
        ArrowFile made = create(text);
        made.growArea(0, text, 0, 10_000);
        made.close();
    }

    private FileChannel channel() throws IOException {
        return FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    @Test
    void copyWithIncompleteCountsStaysInTheFile() throws IOException {
        writeWithCopy();
        try (FileChannel channel = channel()) {
            long at = FileHead.read(channel).placed().end();
            BatchHeader header = BatchHeader.of(Bytes.header(channel, at));
            ByteBuffer length = ByteBuffer.allocate(Long.BYTES)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putLong(0, 5);
            channel.write(length, at + Messages.PREFIX + header.countsAt(0));
            channel.write(ByteBuffer.wrap(new byte[] {BatchHeader.COPYING}), at + Messages.PREFIX + header.stateAt());
        }
        TableFile file = TableFile.open(path, false);
        assertThat(file.batches()).isEqualTo(1);
        file.close();
    }

    @Test
    void batchThatWasBeingAddedTakesNoMemory() throws IOException {
        writeWithCopy();
        int added = 1 << 26;
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(file.length() + added);
        }
        try (FileChannel channel = channel()) {
            FileHead.read(channel).putState(channel, FileHead.OPENED);
            FileHead head = FileHead.read(channel);
            Verifier verifier = new Verifier(channel, head, FileOptions.of(head));
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            assertThat(verifier.verify().batches()).hasSize(1);
            long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            assertThat(after - before).isLessThan(added / 4);
        }
    }

    @Test
    void batchThatIsAddedMeanwhileIsRead() throws IOException {
        ArrowFile made = create(new Node("x", Kind.TEXT, false));
        try (FileChannel channel = channel()) {
            FileHead head = FileHead.read(channel);
            Verifier verifier = new Verifier(channel, head, FileOptions.of(head));
            made.addBatch(1);
            assertThat(verifier.verify().batches()).hasSize(2);
        }
        made.close();
    }

    @Test
    void classesAreInitializedByTheThreadThatCreatesTheFile() {
        List<Thread> threads = new ArrayList<>();
        TestSource source = new TestSource(type -> {
            threads.add(Thread.currentThread());
            return Schema.of(type, "y int32");
        });
        TableFile.create(path, OPTIONS, Schema.of("a.Row", source, "x a.Within"))
                .close();
        assertThat(threads).isNotEmpty().containsOnly(Thread.currentThread());
    }
}
