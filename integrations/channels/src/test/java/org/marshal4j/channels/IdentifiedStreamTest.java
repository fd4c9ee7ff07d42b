package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.lock.LockFile;

/** Streams of messages that begin with schema ids, after a header with a former schema. */
class IdentifiedStreamTest {
    private static final Marshaller<Tick> TODAY = TickMarshaller.INSTANCE;
    private static final Marshaller<Tick> FORMER = new FormerTick(0x77791146, "price");
    private static final Marshaller<Tick> UNKNOWN = new FormerTick(0x77791146, "cost");

    private static byte[] frame(Marshaller<Tick> writer, double price) {
        Tick tick = new Tick();
        tick.price = price;
        tick.venue = "x";
        return Streams.frame(Streams.message(writer, tick));
    }

    @Test
    void messagesAreReadByTheirIds() throws IOException {
        byte[] stream = Streams.joined(StreamHeader.toBytes(FORMER), frame(FORMER, 0.5), frame(TODAY, 0.1));
        MessageReader<Tick> reader = MessageReader.of(Pieces.whole(stream), TODAY);
        assertThat(reader.read())
                .isNotNull()
                .satisfies(tick -> assertThat(tick.price).isEqualTo(0.5));
        Tick tick = new Tick();
        assertThat(reader.readInto(tick)).isTrue();
        assertThat(tick.price).isEqualTo(0.1);
        assertThat(tick.venue).isEqualTo("x");
        assertThat(reader.read()).isNull();
    }

    /** Even if it is asked to convert, each message says by itself what it is. */
    @Test
    void aConverterReadsThemByTheirIdsToo() throws IOException {
        byte[] stream = Streams.joined(StreamHeader.toBytes(FORMER), frame(TODAY, 0.1), frame(FORMER, 0.5));
        MessageReader<Tick> reader =
                MessageReader.of(Pieces.whole(stream), TODAY).convert(LockFile.empty());
        assertThat(reader.read())
                .isNotNull()
                .satisfies(tick -> assertThat(tick.price).isEqualTo(0.1));
        assertThat(reader.read())
                .isNotNull()
                .satisfies(tick -> assertThat(tick.price).isEqualTo(0.5));
    }

    @Test
    void schemasThatTheHistoryDoesNotKnowAreRefused() {
        MessageReader<Tick> reader =
                MessageReader.of(Pieces.whole(Streams.joined(StreamHeader.toBytes(UNKNOWN))), TODAY);
        assertThatThrownBy(reader::readHeader)
                .hasMessageContaining("Tick.cost: float32, missing here")
                .hasMessageEndingWith("[MARSHAL218]");
    }

    @Test
    void oneEndOfAConnectionMayBeOlder() throws IOException {
        Loop[] ends = Loop.ends(10_000);
        Connection<Tick, Tick> client = Connection.over(ends[0], FORMER, FORMER);
        Connection<Tick, Tick> server = Connection.over(ends[1], TODAY, TODAY);
        assertThat(server.handshake()).isTrue();
        Tick tick = new Tick();
        tick.price = 8;
        client.writer().write(tick);
        assertThat(server.reader().read())
                .isNotNull()
                .satisfies(read -> assertThat(read.price).isEqualTo(8));
        // The older one does not know the ids of newer messages.
        assertThatThrownBy(client::handshake).hasMessageEndingWith("[MARSHAL218]");
    }
}
