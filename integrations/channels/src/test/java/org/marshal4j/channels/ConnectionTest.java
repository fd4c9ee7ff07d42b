package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.lock.LockFile;

/** Uses both directions of a channel, and checks what the ends learn about each other. */
class ConnectionTest {
    private static final Marshaller<Request> REQUEST = RequestMarshaller.INSTANCE;
    private static final Marshaller<Request.Order> ORDER = Request_OrderMarshaller.INSTANCE;

    private static final Marshaller<Request.Login> LOGIN = Request_LoginMarshaller.INSTANCE;

    @Test
    void messagesGoBothWays() throws IOException {
        Loop[] ends = Loop.ends(10_000);
        Connection<Request, Request.Order> client = Connection.over(ends[0], REQUEST, ORDER);
        Connection<Request.Order, Request> server = Connection.over(ends[1], ORDER, REQUEST);

        client.writer().write(new Request.Login("ada", 3));
        assertThat(server.reader().read()).isEqualTo(new Request.Login("ada", 3));
        server.writer().write(Request.Order.of(7, "VOD.L"));
        Request.Order order = new Request.Order();
        assertThat(client.reader().readInto(order)).isTrue();
        assertThat(order.symbol).isEqualTo("VOD.L");
        client.close();
        assertThat(ends[0].isOpen()).isFalse();
    }

    @Test
    void handshakeOnANonBlockingChannel() throws IOException {
        Loop[] ends = Loop.ends(100);
        Connection<Request, Request.Order> client = Connection.over(ends[0], REQUEST, ORDER);
        Connection<Request.Order, Request> server = Connection.over(ends[1], ORDER, REQUEST);
        int rounds = 0;
        for (boolean done = false; !done; rounds++) {
            boolean clientDone = client.handshake();
            done = server.handshake() & clientDone;
        }
        assertThat(rounds).as("a header takes more than one transfer here").isBetween(2, 20);
        assertThat(client.writer().kept()).isZero();
        assertThat(client.handshake()).isTrue();
    }

    @Test
    void bothEndsLearnFromTheFirstBytesWhatDiffers() throws IOException {
        Loop[] ends = Loop.ends(10_000);
        Connection<Request.Login, Request.Order> client = Connection.over(ends[0], LOGIN, ORDER);
        Connection<Request.Order, Request.Login> server = Connection.over(ends[1], OtherSchema.INSTANCE, LOGIN);

        assertDiffers(client, "price: float32, here float64");
        assertDiffers(server, "price: float64, here float32");
        assertDiffers(client, "symbol: missing, here text");
    }

    private static void assertDiffers(Connection<?, ?> connection, String line) {
        assertThatThrownBy(connection::handshake).isInstanceOfSatisfying(MarshalException.class, e -> {
            assertThat(e.code()).isEqualTo("MARSHAL218");
            assertThat(e).hasMessageContaining("org.marshal4j.channels.Request$Order." + line);
        });
    }

    @Test
    void messageOfAnotherSchemaIsNeverRead() throws IOException {
        byte[] stream = Streams.joined(
                StreamHeader.toBytes(OtherSchema.INSTANCE),
                Streams.frame(Streams.message(OtherSchema.INSTANCE, Request.Order.of(1, "A"))));
        MessageReader<Request.Order> reader = MessageReader.of(Pieces.whole(stream), ORDER);
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> reader.readInto(new Request.Order()))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageEndingWith("[MARSHAL218]");
        }
    }

    @Test
    void otherSchemasAreAcceptedOnRequest() throws IOException {
        byte[] stream = Streams.joined(
                StreamHeader.toBytes(OtherSchema.INSTANCE),
                Streams.frame(Streams.message(ORDER, Request.Order.of(1, "A"))));
        MessageReader<Request.Order> reader =
                MessageReader.of(Pieces.whole(stream), ORDER).acceptOtherForms();
        Request.Order order = new Request.Order();
        assertThat(reader.readInto(order)).isTrue();
        assertThat(order.symbol).isEqualTo("A");
        assertThatThrownBy(MessageReader.of(Pieces.whole(stream), REQUEST).acceptOtherForms()::read)
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining(
                        "the header announces messages of [org.marshal4j.channels.Request$Order] [MARSHAL218]");
    }

    @Test
    void otherTypeIsRefused() {
        byte[] stream = StreamHeader.toBytes(ORDER);
        assertThatThrownBy(MessageReader.of(Pieces.whole(stream), REQUEST)::readHeader)
                .hasMessageContaining("the header announces messages of [org.marshal4j.channels.Request$Order]");
    }

    @Test
    void otherProtocolsAreRefused() {
        byte[] stream = "GET / HTTP/1.1\r\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        assertThatThrownBy(MessageReader.of(Pieces.whole(stream), REQUEST)::read)
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("the bytes begin with 474554202f204854")
                .hasMessageEndingWith("[MARSHAL219]");
    }

    @Test
    void endThatSendsNothingHasNoMessages() throws IOException {
        MessageReader<Request> reader = MessageReader.of(Pieces.whole(new byte[0]), REQUEST);
        assertThat(reader.readHeader()).isFalse();
        assertThat(reader.read()).isNull();
        assertThat(reader.isEnded()).isTrue();
    }

    @Test
    void renameInTheLockFileIsNoDifference() throws IOException {
        OtherSchema former = new OtherSchema("cost");
        LockFile lock =
                LockFile.empty().accept(List.of(former.schema())).accept(List.of(OtherSchema.INSTANCE.schema()));
        byte[] stream = Streams.joined(
                StreamHeader.toBytes(former), Streams.frame(Streams.message(former, Request.Order.of(1, "A"))));
        assertThatThrownBy(MessageReader.of(Pieces.whole(stream), OtherSchema.INSTANCE)::read)
                .hasMessageContaining("[MARSHAL218]");
        Request.Order order = MessageReader.of(Pieces.whole(stream), OtherSchema.INSTANCE)
                .followRenames(lock)
                .read();
        assertThat(order.id).isEqualTo(1);
    }
}
