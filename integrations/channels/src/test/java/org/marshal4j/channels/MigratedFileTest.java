package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.inspect.StreamMigration;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Rewrites a writer's file with today's schema, and reads the result. */
class MigratedFileTest {
    private static final Marshaller<Request.Order> FORMER = Request_OrderMarshaller.INSTANCE;
    private static final Marshaller<Request.Order> TODAY = new OtherSchema("cost");

    @TempDir
    Path temp;

    @Test
    void messagesOfAFormerSchemaAreReadWithTodays() throws IOException {
        Path from = temp.resolve("orders.bin");
        try (MessageWriter<Request.Order> writer = MessageWriter.of(
                FileChannel.open(from, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), FORMER)) {
            for (int i = 0; i < 1000; i++) {
                writer.append(Request.Order.of(i, "A"));
            }
        }
        Schema renamed = Schema.parse(FORMER.schema().type(), List.of("id int64", "cost float64", "symbol text"));
        LockFile lock = LockFile.empty()
                .accept(List.of(FORMER.schema()))
                .accept(List.of(renamed))
                .accept(List.of(TODAY.schema()));
        Path to = temp.resolve("orders.new");
        assertThat(StreamMigration.of(TODAY, lock).run(from, to).messages()).isEqualTo(1000);
        try (MessageReader<Request.Order> reader = MessageReader.of(FileChannel.open(to), TODAY)) {
            for (int i = 0; i < 1000; i++) {
                Request.Order order = reader.read();
                assertThat(order.id).isEqualTo(i);
                assertThat(order.price).isEqualTo(i / 4d);
            }
            assertThat(reader.read()).isNull();
            assertThat(reader.isEnded()).isTrue();
        }
        assertThat(Files.size(from)).isGreaterThan(Files.size(to));
    }
}
