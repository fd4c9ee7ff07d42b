package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Reads messages of another schema than today's. */
class ConvertedStreamTest {
    private static final Marshaller<Request.Order> TODAY = new OtherSchema("cost");
    private static final Marshaller<Request.Order> FORMER = Request_OrderMarshaller.INSTANCE;
    private static final Schema RENAMED =
            Schema.parse(FORMER.schema().type(), List.of("id int64", "cost float64", "symbol text"));
    private static final LockFile LOCK = LockFile.empty()
            .accept(List.of(FORMER.schema()))
            .accept(List.of(RENAMED))
            .accept(List.of(TODAY.schema()));

    private static byte[] stream(Request.Order... orders) {
        byte[] stream = StreamHeader.toBytes(FORMER);
        for (Request.Order order : orders) {
            stream = Streams.joined(stream, Streams.frame(Streams.message(FORMER, order)));
        }
        return stream;
    }

    @Test
    void messagesAreConverted() throws IOException {
        byte[] stream = stream(Request.Order.of(1, "A"), Request.Order.of(2, "B"));
        MessageReader<Request.Order> reader =
                MessageReader.of(Pieces.whole(stream), TODAY).convert(LOCK);
        assertThat(reader.read()).isNotNull().satisfies(order -> {
            assertThat(order.price).isEqualTo(0.25);
            assertThat(order.symbol).isEmpty();
        });
        Request.Order order = new Request.Order();
        assertThatThrownBy(() -> reader.readInto(order)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(reader.read()).isNull();
        assertThat(reader.isEnded()).isTrue();
    }

    @Test
    void objectsAreFilled() throws IOException {
        byte[] order = {7, 0, 0, 0, 0, 0, 0, 0, 0, 0, -64, 63, 1, 'A'};
        byte[] stream = Streams.joined(headerOfFloats(), Streams.frame(order), Streams.frame(new byte[1]));
        MessageReader<Request.Order> reader =
                MessageReader.of(Pieces.whole(stream), FORMER).convert(LockFile.empty());
        Request.Order filled = new Request.Order();
        assertThat(reader.readInto(filled)).isTrue();
        assertThat(filled.id).isEqualTo(7);
        assertThat(filled.price).isEqualTo(1.5);
        assertThat(filled.symbol).isEqualTo("A");
        assertThatThrownBy(() -> reader.readInto(filled)).hasMessageEndingWith("[MARSHAL203]");
        assertThat(reader.readInto(filled)).isFalse();
    }

    /** The other end checks whether it can read what this one sends. */
    @Test
    void connectionConvertsOneDirection() throws IOException {
        Loop[] ends = Loop.ends(10_000);
        Connection<Request.Order, Request.Order> client = Connection.over(ends[0], FORMER, FORMER);
        Connection<Request.Order, Request.Order> server = Connection.over(ends[1], TODAY, TODAY);
        server.reader().convert(LOCK);
        assertThat(server.handshake()).isTrue();
        client.writer().write(Request.Order.of(8, "A"));
        assertThat(server.reader().read())
                .isNotNull()
                .satisfies(order -> assertThat(order.price).isEqualTo(2));
        assertThatThrownBy(client::handshake).hasMessageEndingWith("[MARSHAL218]");
    }

    /** The header of orders whose price was a float. */
    private static byte[] headerOfFloats() {
        return new String(StreamHeader.toBytes(FORMER), StandardCharsets.ISO_8859_1)
                .replace("price float64", "price float32")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void whatAllMessagesAreRefusedForIsSaidWithTheHeader() {
        MessageReader<Request.Order> reader = MessageReader.of(
                        Pieces.whole(Streams.joined(StreamHeader.toBytes(new OtherSchema("price")))), FORMER)
                .convert(LockFile.empty());
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(reader::readHeader)
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("symbol: older messages do not have it")
                    .hasMessageEndingWith("[MARSHAL220]");
        }
    }
}
