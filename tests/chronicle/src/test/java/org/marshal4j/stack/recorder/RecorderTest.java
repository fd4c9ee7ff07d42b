package org.marshal4j.stack.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.wire.DocumentContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The recorder, undisturbed and killed. */
class RecorderTest {
    @TempDir
    Path temp;

    @Test
    void aKilledWriterLosesNothingThatItCommitted() throws IOException, InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new RecorderDemo(new PrintStream(out, true, StandardCharsets.UTF_8), 20_000).run();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("20,000 of 20,000")
                .contains("Killed the writer.")
                .containsPattern("Its first update arrived after [\\d,]+ ms.")
                .containsPattern("Read again from the beginning: 20,000 of 20,000 updates");
    }

    @Test
    void continuesAfterTheLastUpdate() {
        Recorder.main(new String[] {temp.toString(), "10"});
        Recorder.main(new String[] {temp.toString(), "25"});
        assertThat(readAll()).isEqualTo(25);
    }

    /** What a document that was rolled back leaves in the queue is not an update. */
    @Test
    void aDocumentThatIsRolledBackIsIgnored() {
        Recorder.main(new String[] {temp.toString(), "5"});
        try (ChronicleQueue queue = ChronicleQueue.single(temp.toString());
                ExcerptAppender appender = queue.createAppender()) {
            BookUpdate update = new BookUpdate();
            update.become(6);
            try (DocumentContext document = appender.writingDocument()) {
                Bytes<?> bytes = document.wire().bytes();
                update.writeMarshallable(bytes);
                document.rollbackOnClose();
            }
        }
        Recorder.main(new String[] {temp.toString(), "9"});
        assertThat(readAll()).isEqualTo(9);
    }

    private long readAll() {
        try (ChronicleQueue queue = ChronicleQueue.single(temp.toString());
                Reader reader = new Reader(queue)) {
            while (reader.readNext()) {
                assertThat(reader.last()).isPositive();
            }
            return reader.last();
        }
    }
}
